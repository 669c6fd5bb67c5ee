/**
 * Operations that vendors may request from the wallet in any protocol, and their results.
 *
 * A transaction has an id chosen by the vendor; it is executed once, and retries always get the same reply. Each takes effect
 * independently: a rollback of a bet refunds its stake and keeps a win, until the win is rolled back too. Example: bet 100, win 50, the bet
 * rolled back: the member has 50 more than at the start.
 */

/** Status codes of the seamless wallet: RS_OK and the errors (the set that suppliers know). */
export const statuses = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_ROUND_CLOSED',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_GAME_STOPPED',
] as const
export type Status = (typeof statuses)[number]

/** The member of a call: by the token of a launch, by the name at the vendor, or by both. */
export type Whom = { readonly token: string | null; readonly user: string | null }

export type Bet = {
  readonly op: 'bet'
  readonly transaction: string
  readonly round: string
  /** The vendor's own code. */
  readonly game: string
  readonly amount: bigint
  readonly currency: string | null
  readonly whom: Whom
  readonly closes: boolean
}

export type Win = {
  readonly op: 'win'
  readonly transaction: string
  /** Null only for money outside of rounds: a promotion of the vendor's. */
  readonly round: string | null
  readonly game: string | null
  /** The bet that it belongs to, where the vendor names it. */
  readonly reference: string | null
  readonly amount: bigint
  readonly currency: string | null
  readonly whom: Whom
  readonly isPromo: boolean
  /** Won by free rounds that we ordered: the id of the order. */
  readonly freeRounds?: string
  readonly closes: boolean
}

export type Rollback = {
  readonly op: 'rollback'
  readonly transaction: string
  readonly reference: string
  readonly whom: Whom
}

export type Close = { readonly op: 'close'; readonly round: string; readonly whom: Whom }
export type Ask = {
  readonly op: 'info' | 'balance'
  readonly whom: Whom
  readonly game: string | null
}
export type StatusAsk = { readonly op: 'status'; readonly transaction: string }

/** Operations with an id that move money. */
export type Deed = Bet | Win | Rollback
export type Act = Deed | Close | Ask | StatusAsk

/** The status of a transaction: for a vendor that lost the reply. */
export type Standing = 'unknown' | 'done' | 'refused' | 'rolled_back' | 'tombstone'

export type Result = {
  readonly status: Status
  readonly user?: string
  /** The available balance, included even if it was insufficient. Negative: the member is in debt. */
  readonly balance?: bigint
  readonly currency?: string
  /** The platform's id of the transaction. */
  readonly id?: string
  /** The session's token, exchanged for a launch's ticket. */
  readonly token?: string
  readonly game?: string
  readonly language?: string
  readonly isTrial?: boolean
  /** A rollback of an unknown transaction: nothing moved, and the late call will be rejected. */
  readonly isTombstone?: boolean
  readonly standing?: Standing
  /** The safer play limit that refused it. */
  readonly guard?: string
  readonly isRepeated?: boolean
  /** The member's wallet after the movement; for the member's own pages, never for the vendor. */
  readonly moved?: {
    readonly memberId: bigint
    readonly balance: bigint
    readonly held: bigint
    readonly seq: bigint
  }
  /** The member whose stake a limit refused: their own pages show which limit. */
  readonly stopped?: bigint
  /** A timestamp as ISO text. */
  readonly at?: string
}

/** What is identical in every genuine retry: the amounts and references, not the request id or the token. */
export function essence(act: Deed): string {
  switch (act.op) {
    case 'bet':
      return JSON.stringify(['bet', act.whom.user, act.round, act.game, `${act.amount}`, act.currency])
    case 'win':
      // its round at the vendor does not matter: the vendor's list of an order's wins names only id and amount
      if (act.freeRounds !== undefined)
        return JSON.stringify(['freeRounds', act.whom.user, act.freeRounds, `${act.amount}`, act.currency])
      return JSON.stringify([
        'win',
        act.whom.user,
        act.round,
        act.reference,
        `${act.amount}`,
        act.currency,
        act.isPromo,
      ])
    case 'rollback':
      return JSON.stringify(['rollback', act.whom.user, act.reference])
  }
}

export function isDeed(act: Act): act is Deed {
  return act.op === 'bet' || act.op === 'win' || act.op === 'rollback'
}

/** Ids that a vendor may choose: printable, without spaces, of limited length. */
export function isId(text: string): boolean {
  return /^[!-~]{1,120}$/.test(text)
}

/** The maximum amount of one call: 10^15 ledger units. */
const MOST = 1_000_000_000_000_000n

export function isAmount(amount: bigint | null): amount is bigint {
  return amount !== null && amount >= 0n && amount <= MOST
}
