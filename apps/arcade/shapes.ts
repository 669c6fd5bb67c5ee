import * as z from 'zod/mini'

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
/** Decimal text, at most 4 decimals. */
const amount = z.string().check(z.regex(/^\d{1,13}(\.\d{1,4})?$/))

/** Money that a merchant moves between its own wallet of a member and the one here. */
export const TransferAsk = z.strictObject({
  merchant: text(16),
  /** The merchant's own id: the same one is the same transfer, however often it is sent. */
  reference: z.uuid(),
  member: text(40),
  /** Seen from here: into the member's wallet at the arcade, or out of it. */
  direction: z.enum(['in', 'out']),
  amount,
  currency: text(8),
})

export const VisitAsk = z.strictObject({
  merchant: text(16),
  /** The merchant's own id, by which it ends the visit. */
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

/** A member's money here, in ledger units of 4 digits as text: JSON has no whole numbers of that size. */
export type Purse = {
  readonly merchant: string
  readonly member: string
  readonly currency: string
  readonly units: string
}

/** A member's way in: the page's address holds the token. */
export type Visit = z.output<typeof VisitAsk> & { readonly token: string; readonly until: number }

/** How the arcade misbehaves on purpose. */
export const Behaviour = z.object({
  transfers: z._default(
    z.enum([
      'confirm',
      /** Says no to each. */
      'fail',
      /** Says "pending", and confirms after `waitSeconds`. */
      'wait',
      /** Does it, and lets the answer get lost. */
      'loseAnswer',
      /** Never does it, and lets the question get lost. */
      'loseQuestion',
      /** Answers nothing at all, also not how an old one ended. */
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
