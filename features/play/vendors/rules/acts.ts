/**
 * What any vendor may ask of the wallet, whatever its dialect, and what it is told.
 *
 * A transaction is a business act with an id that the vendor chose; it is done once and answered the same for ever. Each
 * takes effect by itself: taking a bet back returns its stake and leaves a win alone, until the win is taken back as well.
 * Example: bet 100, win 50, the bet taken back: the member stands 50 above where they began.
 */

/** The words of the seamless wallet; RS_OK and what may be wrong (the set that suppliers know from the field). */
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

/** Who is meant: by the token of a launch, by the name that the vendor knows the member by, or by both. */
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
  /** Null only for money that belongs to no round: a promotion of the vendor's. */
  readonly round: string | null
  readonly game: string | null
  /** The bet that it belongs to, where the vendor names it. */
  readonly reference: string | null
  readonly amount: bigint
  readonly currency: string | null
  readonly whom: Whom
  readonly isPromo: boolean
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

/** What has an id and moves money. */
export type Deed = Bet | Win | Rollback
export type Act = Deed | Close | Ask | StatusAsk

/** How a transaction stands: for anyone who lost the answer. */
export type Standing = 'unknown' | 'done' | 'refused' | 'rolled_back' | 'tombstone'

export type Result = {
  readonly status: Status
  readonly user?: string
  /** What may be spent; real also where there was not enough. Below zero: the member owes. */
  readonly balance?: bigint
  readonly currency?: string
  /** The platform's id of what it did. */
  readonly id?: string
  /** The session's token, given for a launch's ticket. */
  readonly token?: string
  readonly game?: string
  readonly language?: string
  readonly isTrial?: boolean
  /** A rollback of what was never seen: nothing moved, and the late call will be refused. */
  readonly isTombstone?: boolean
  readonly standing?: Standing
  /** Which limit of safer play said no. */
  readonly guard?: string
  readonly isRepeated?: boolean
  /** The member's wallet after what was moved just now; for the member's own pages, never for the vendor. */
  readonly moved?: {
    readonly memberId: bigint
    readonly balance: bigint
    readonly held: bigint
    readonly seq: bigint
  }
  /** The member whose stake a limit refused just now: their own pages say which. */
  readonly stopped?: bigint
  /** A moment as ISO text. */
  readonly at?: string
}

/** What is the same in every honest repetition: the money and what it is for, not the network call's own id or its token. */
export function essence(act: Deed): string {
  switch (act.op) {
    case 'bet':
      return JSON.stringify(['bet', act.whom.user, act.round, act.game, `${act.amount}`, act.currency])
    case 'win':
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

/** Ids that a vendor may choose: printable, no blanks, bounded. */
export function isId(text: string): boolean {
  return /^[!-~]{1,120}$/.test(text)
}

/** Money at most that one call may name: 10^15 ledger units. */
const MOST = 1_000_000_000_000_000n

export function isAmount(amount: bigint | null): amount is bigint {
  return amount !== null && amount >= 0n && amount <= MOST
}
