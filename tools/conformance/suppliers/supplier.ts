import type { Minor } from '#kit/money.ts'

/** A member from the supplier's view: the token of a launch, and the name that the wallet returned. */
export type Guest = { readonly token: string; readonly user: string; readonly currency: string }

/** The normalised meaning of a response, no matter what the protocol calls it. */
export type Word =
  | 'ok'
  | 'noMoney'
  | 'token'
  | 'signature'
  | 'conflict'
  | 'unknown'
  | 'rolledBack'
  | 'limit'
  | 'currency'
  | 'syntax'
  | 'stopped'
  | 'closed'
  | 'other'

export type Said = {
  readonly http: number
  readonly word: Word
  readonly balance: Minor | null
  /** The whole response as text: a repeated call must get the same response. */
  readonly text: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly header: (name: string) => string | null
  /** What was sent, for comparison. */
  readonly sent: string
  readonly sentHeaders: Readonly<Record<string, string>>
  readonly path: string
}

export type Stake = {
  readonly guest: Guest
  readonly transaction: string
  readonly round: string
  readonly amount: Minor
  readonly currency?: string
  readonly closes?: boolean
}
export type Pay = Stake & { readonly reference: string | null }
export type Back = {
  readonly guest: Guest
  readonly transaction: string
  readonly reference: string
  readonly round: string
}

/** How a call is corrupted on purpose. */
export type Spoil = {
  /** A body that differs from the signed one. */
  readonly isTampered?: boolean
  readonly isUnsigned?: boolean
  /** Signed this many milliseconds ago. */
  readonly ageMs?: number
  /** The same nonce again. */
  readonly nonce?: string
}

/** A supplier of one protocol, implemented independently of our own adapters. */
export type Supplier = {
  readonly protocol: string
  /** The minimum amount that the protocol can express. */
  readonly least: Minor
  readonly can: ReadonlySet<
    'nonce' | 'clock' | 'status' | 'close' | 'requestEcho' | 'reference' | 'signedReply' | 'promo'
  >
  readonly enter: (ticket: string, user: string, currency: string) => Promise<Guest>
  readonly balance: (guest: Guest, spoil?: Spoil) => Promise<Said>
  readonly bet: (stake: Stake, spoil?: Spoil) => Promise<Said>
  readonly win: (pay: Pay, spoil?: Spoil) => Promise<Said>
  readonly rollback: (back: Back, spoil?: Spoil) => Promise<Said>
  readonly close: (guest: Guest, round: string) => Promise<Said>
}

export type SupplierOptions = {
  /** The base URL of the wallet in this protocol, without a slash at its end. */
  readonly target: string
  /** The key's id, for protocols that send one. */
  readonly keyId: string
  /** A private key as PEM, or the shared secret. */
  readonly secret: string
  readonly game: string
  readonly now: () => number
}

export type Sent = {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends a call and parses the response defensively. */
export async function send(
  { url, body, headers }: Sent,
  read: (fields: Readonly<Record<string, unknown>>, http: number) => Pick<Said, 'word' | 'balance'>,
): Promise<Said> {
  const answer = await fetch(url, { method: 'POST', headers, body })
  const text = await answer.text()
  let fields: Readonly<Record<string, unknown>> = {}
  try {
    const value: unknown = JSON.parse(text, (_, shown: unknown, context?: { readonly source?: string }) =>
      typeof shown === 'number' ? (context?.source ?? String(shown)) : shown,
    )
    if (typeof value === 'object' && value !== null) fields = Object.fromEntries(Object.entries(value))
  } catch {
    fields = {}
  }
  const { word, balance } = read(fields, answer.status)
  return {
    http: answer.status,
    word,
    balance,
    text,
    fields,
    header: (name) => answer.headers.get(name),
    sent: body,
    sentHeaders: headers,
    path: new URL(url).pathname,
  }
}

/** An integer with this many decimals as ledger units (4 digits); null if it is invalid. */
export function unitsOf(value: unknown, digits: number): Minor | null {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) return null
  const units = BigInt(value)
  return digits >= 4 ? units / 10n ** BigInt(digits - 4) : units * 10n ** BigInt(4 - digits)
}

export function unitsText(amount: Minor, digits: number): string {
  return String(digits >= 4 ? amount * 10n ** BigInt(digits - 4) : amount / 10n ** BigInt(4 - digits))
}

/** Decimal text as ledger units; null if it is invalid. */
export function decimalOf(value: unknown): Minor | null {
  const [, sign = '', whole, rest = ''] =
    /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(typeof value === 'string' ? value : '') ?? []
  if (whole === undefined) return null
  const units = BigInt(whole) * 10_000n + BigInt(rest.padEnd(4, '0'))
  return sign === '' ? units : -units
}

export function decimalText(amount: Minor, digits = 4): string {
  const text = (amount < 0n ? -amount : amount).toString().padStart(5, '0')
  const sign = amount < 0n ? '-' : ''
  return `${sign}${text.slice(0, -4)}.${text.slice(-4).slice(0, digits)}`
}
