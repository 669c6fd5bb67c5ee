import type { Home } from '../types.ts'
import type { Bytes16, UuidText } from './keys.ts'

/** Codes of the operations of ledger_apply (sql/functions/ledger_item.sql). */
export const OP = {
  move: 1,
  open: 2,
  instant: 3,
  raise: 4,
  settle: 5,
  void: 6,
  hold: 7,
  postHold: 8,
  voidHold: 9,
  expireHold: 10,
  rollback: 11,
} as const

/** Posting kinds that the ledger itself writes; definePosting reserves 1–19 for them. */
export const roundKinds = {
  bet: 1,
  win: 2,
  played: 3,
  refund: 4,
  raise: 5,
  rollback: 6,
  bonusStake: 7,
  bonusShare: 8,
} as const

export type HouseSide = { readonly kind: string; readonly detail: string }

/** The columns of a round row that an item supplies, as JSON text where they are JSON. */
export type RoundPart = {
  readonly game: string | null
  readonly edition: number | null
  readonly seedId: UuidText | null
  readonly nonce: bigint | null
  readonly inputs: string | null
  readonly outcome: string | null
  readonly events: string | null
}

/** One item in the form of the SQL function. `amount` is the wallet's change, `stake` the part of it that must be available first. */
export type Entry = {
  readonly op: number
  readonly key: Bytes16
  readonly print: bigint
  readonly wallet: bigint
  readonly home: Home | null
  readonly kind: number
  readonly house: HouseSide | null
  readonly house2: HouseSide | null
  readonly toWallet: bigint | null
  readonly amount: bigint
  readonly stake: bigint
  /** For settle: the round's stake, which leaves open_bets. */
  readonly other: bigint | null
  readonly ref: UuidText | null
  readonly note: string | null
  readonly until: Date | null
  readonly at: Date | null
  readonly vendor: string | null
  readonly round: RoundPart | null
  /** May be processed set by set; everything else is decided individually. */
  readonly isPlain: boolean
  readonly isPlay: boolean
  readonly deposit: bigint
  /** For the settled-play fact: the game's category (null: write none), and the part of the stake that was at risk. */
  readonly category: string | null
  readonly valid: bigint | null
  /** The betting window that must be open, in this epoch (null: any). */
  readonly window: UuidText | null
  readonly epoch: number | null
  /** Further windows that must be open, and their epochs; null: none. */
  readonly windows: readonly UuidText[] | null
  readonly epochs: readonly number[] | null
  /** Jackpot pools to which it contributes, accounts of its book, and the amounts; null: none. */
  readonly pools: readonly bigint[] | null
  readonly parts: readonly bigint[] | null
}
