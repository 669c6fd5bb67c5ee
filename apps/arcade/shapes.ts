import * as z from 'zod/mini'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
/** Decimal text, at most 4 decimals. */
const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/))

/** Money that a merchant moves between its own wallet of a member and the one here. */
export const TransferAsk = z.strictObject({
  merchant: text(16),
  /** The merchant's own id and idempotency key: a repeated id is the same transfer. */
  reference: z.uuid(),
  member: text(40),
  /** From the arcade's view: into the member's wallet here, or out of it. */
  direction: z.enum(['in', 'out']),
  amount,
  currency: text(8),
})

export const VisitAsk = z.strictObject({
  merchant: text(16),
  /** The merchant's own id, used to end the visit. */
  reference: z.uuid(),
  member: text(40),
  currency: text(8),
  language: text(8),
  returnUrl: z.url().check(z.maxLength(500)),
})

export const VisitEnd = z.strictObject({ merchant: text(16), reference: z.uuid() })

export type Transfer = z.output<typeof TransferAsk> & {
  readonly id: string
  readonly status: 'pending' | 'confirmed' | 'failed'
  readonly reason: string | null
  readonly createdAt: string
}

/** A member's balance here, in ledger units of 4 digits, as text: JSON numbers cannot hold integers of that size. */
export type Purse = {
  readonly merchant: string
  readonly member: string
  readonly currency: string
  readonly units: string
}

/** A member's visit: the page's URL contains the token. */
export type Visit = z.output<typeof VisitAsk> & { readonly token: string; readonly until: number }

/** Which fault the arcade simulates. */
export const Behaviour = z.object({
  transfers: z._default(
    z.enum([
      'confirm',
      /** Refuses each transfer. */
      'fail',
      /** Answers "pending", and confirms after `waitSeconds`. */
      'wait',
      /** Executes the transfer but loses the response. */
      'loseAnswer',
      /** Never executes the transfer: the request is lost. */
      'loseQuestion',
      /** Does not respond at all, not even to status queries for earlier transfers. */
      'away',
    ]),
    'confirm',
  ),
  waitSeconds: z._default(z.coerce.number().check(z.gte(0), z.lte(3_600)), 10),
})
export type Behaviour = z.output<typeof Behaviour>

export const calm: Behaviour = z.parse(Behaviour, {})

const UNITS_DIGITS = 4

export function unitsOf(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(UNITS_DIGITS, '0'))
}

export function textOf(units: bigint): string {
  const digits = units.toString().padStart(UNITS_DIGITS + 1, '0')
  return `${digits.slice(0, -UNITS_DIGITS)}.${digits.slice(-UNITS_DIGITS).replace(/0{1,2}$/, '')}`
}
