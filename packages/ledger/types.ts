import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

/** The purpose of a wallet. A bonus grant has its own wallet; `chips` are a member's chips at card tables. */
export type WalletKind = 'cash' | 'bonus' | 'points' | 'agent_cash' | 'agent_commission' | 'chips'

export type WalletState = 'open' | 'frozen' | 'debt' | 'closed'

export type Wallet = {
  readonly id: bigint
  readonly owner: bigint
  readonly merchant: string
  readonly kind: WalletKind
  readonly currency: Currency
  readonly balance: Minor
  readonly held: Minor
  readonly seq: bigint
  readonly floor: Minor
  /** The displayed state: a wallet that is in debt and frozen shows debt. */
  readonly state: WalletState
  /** By an operator; independent of debt. */
  readonly isFrozen: boolean
}

/** The wallet after an item: returned with every posting, so the caller needs no read. */
export type WalletAfter = { readonly balance: Minor; readonly held: Minor; readonly seq: bigint }

/** Why the ledger refused. A final refusal is stored under its key and repeated. */
export type LedgerRefusal =
  | 'insufficient' // balance − held does not cover the amount
  | 'frozen' // the wallet's state forbids this kind
  | 'debt' // the wallet owes; spending kinds wait
  | 'limit' // a guard (stake, loss, time, exclusion) forbids it
  | 'conflict' // the key was used for something else
  | 'tombstone' // a rollback for this key came first
  | 'unknownWallet'
  | 'unknownHold' // not this wallet's, or not due to expire
  | 'holdResolved'
  | 'nonceTaken' // this (seed, nonce) has its round already: try again with the next (not stored)
  | 'seedNotInUse' // the wallet draws from another seed by now, or the seed is revealed: draw from the one in use (not stored)
  | 'windowClosed' // not open yet, over or shut, by the database's clock (not stored)
  | 'windowMoved' // it is in another epoch by now: price the bet again (not stored)
  | 'unknownRound'
  | 'roundClosed' // settled or void already

/**
 * `duplicate` is the original result of the same key: balance and seq are those of that time (held is current if an entry was written);
 * `ref` names what the original belonged to, for a round its ID.
 */
export type PostResult =
  | ({ readonly status: 'ok' | 'duplicate'; readonly ref?: string } & WalletAfter)
  | ({
      readonly status: 'refused'
      readonly reason: LedgerRefusal
      readonly guard?: string
    } & Partial<WalletAfter>)

/** The batcher may also be overloaded; nothing was written and the same key may be sent again. */
export type BatchResult = PostResult | { readonly status: 'overloaded'; readonly retryAfterMs: number }

/** A posting kind, declared once in a feature's postings.ts through `definePosting`. */
export type Posting = {
  /** e.g. 'deposit.credited'; stored as its code. */
  readonly kind: string
  /** Stable small number, never reused. 1–19 rounds, 20–39 deposits, 40–59 withdrawals, 60–79 transfers, 80–99 corrections, 100+ others. */
  readonly code: number
  /** The house account on the other side: 'ggr', 'open_bets', 'deposit_clearing' … or null for transfers between wallets. */
  readonly house: string | null
  /** Direction, seen from the wallet. */
  readonly wallet: 'credit' | 'debit'
  /** Only rollback_win, resettle_down, chargeback and correction may push a wallet below its floor (into debt). */
  readonly belowFloor?: true
  /** Spending kinds are refused in debt and by limits. */
  readonly spends?: true
  /** Counts towards the wallet's deposit limits. */
  readonly deposits?: true
}

export type PostItem = {
  readonly posting: Posting
  /** Deterministic idempotency key, e.g. `deposit:${id}`; stored as a 16-byte hash with a fingerprint. */
  readonly key: string
  readonly wallet: bigint
  /** Always positive. */
  readonly amount: Minor
  /** The detail of the house account: the vendor, payment processor or contract kind. */
  readonly detail?: string
  /** Transfers between wallets: the receiving wallet. */
  readonly toWallet?: bigint
  /** The reference shown in the account record, e.g. the deposit's ID. */
  readonly ref?: string
  /** A win beside the settlement of its bet: also recorded as settled play, of the round that `ref` names. */
  readonly play?: { readonly vendor: string; readonly game: string; readonly category: string }
}

/** The game's data of a bet for the settled-play fact that is written when it settles (docs/decisions/0037). */
export type Play = {
  /** The game's category in the lobby when the bet was placed. */
  readonly category: string
  /** The part of the stake that was at risk; by default the whole stake. An open round supplies it when it settles. */
  readonly valid?: Minor
}

/** The only domain row that the ledger itself writes: a round of a studio game or of a vendor's. */
export type RoundRow = {
  readonly id: string // uuidv7
  readonly game: string
  readonly edition: number
  readonly seedId: string | null // uuid
  readonly nonce: bigint | null
  readonly inputs: unknown // jsonb
  readonly outcome: unknown
  readonly events: unknown
}

/** The book of a wallet: merchant and currency, money (not points). */
export type Home = { readonly merchant: string; readonly currency: Currency }

/** An exact part of a stake for a jackpot pool: a house account of the wallet's book (docs/decisions/0092). */
export type Contribution = { readonly account: bigint; readonly amount: Minor }

/**
 * One item of the batcher: an instant round carries stake and win together; the win never pays for its own stake. The fingerprint
 * covers what the caller requested (not the outcome, which a retry draws again): wallet, vendor, game, stake and `request`.
 */
export type RoundItem = {
  readonly step?: 'instant'
  readonly key: string
  readonly wallet: bigint
  /** The owner, if the caller knows it: saves the batcher a lookup of a wallet that is not cached. */
  readonly home?: Home
  readonly vendor: string
  readonly stake: Minor
  readonly win: Minor
  readonly round: RoundRow
  /** Further parts of the request, e.g. the bet's choices as text: a different request with the same key is a conflict. */
  readonly request?: string
  /** What of the stake goes to jackpot pools; nothing of a stake that bonus money pays a part of. */
  readonly contributions?: readonly Contribution[]
  /** Null: no settled-play fact is written for this round. For the ledger's own tests and benchmark only. */
  readonly play: Play | null
}

/** An open round: the stake waits in open_bets until the round is settled or voided. */
export type OpenItem = Omit<RoundItem, 'step' | 'win' | 'contributions'> & {
  readonly step: 'open'
  /** The betting window that must be open when the stake is taken, and its epoch (docs/decisions/0070). */
  readonly window?: WindowEpoch
  /** Further windows that must be open with it, each named once: a multiple on several events (docs/decisions/0100). */
  readonly furtherWindows?: readonly WindowEpoch[]
}

/** A betting window in one of its epochs. */
export type WindowEpoch = { readonly id: string; readonly epoch: number }

/** A change of an open round (or, for void, of a settled one: the stake is returned, the win reversed). */
export type RoundStep = {
  readonly key: string
  readonly wallet: bigint
  readonly vendor: string
  /** The round's ID. */
  readonly round: string
} & (
  | { readonly step: 'raise'; readonly stake: Minor; readonly inputs?: unknown; readonly events?: unknown }
  | {
      readonly step: 'settle'
      /** The stake as the caller knows it; a different one is a conflict. */
      readonly stake: Minor
      readonly win: Minor
      /** The part of the stake that was at risk; by default the whole stake. */
      readonly valid?: Minor
      /** Only while these windows are open and in these epochs: a cash-out at their prices. */
      readonly window?: WindowEpoch
      readonly furtherWindows?: readonly WindowEpoch[]
      readonly inputs?: unknown
      readonly outcome?: unknown
      readonly events?: unknown
    }
  /** `window`: only while this window, in which the round was bet, is open. */
  | { readonly step: 'void'; readonly window?: string }
)

/** Rolls back the posting of another key; if that key is unknown, it is refused from now on (tombstone). */
export type RollbackItem = {
  readonly step: 'rollback'
  readonly key: string
  readonly wallet: bigint
  /** The key to roll back. */
  readonly target: string
}

/** Reserved money: raises `held`, writes no entry. `hold` is the ID generated by the caller (UUIDv7). */
export type HoldItem = {
  readonly step: 'hold'
  readonly key: string
  readonly wallet: bigint
  readonly hold: string
  readonly amount: Minor
  readonly purpose: string
  readonly expiresAt?: Date
}

/** Ends a hold: `post` moves ≤ its amount as `posting` says and releases the rest. */
export type HoldStep =
  | ({ readonly step: 'postHold'; readonly hold: string } & PostItem)
  | {
      readonly step: 'voidHold' | 'expireHold'
      readonly key: string
      readonly wallet: bigint
      readonly hold: string
    }

export type LedgerItem = PostItem | RoundItem | OpenItem | RoundStep | RollbackItem | HoldItem | HoldStep
