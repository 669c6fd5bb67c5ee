import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

/** What a member's or agent's wallet is for. A bonus grant has a wallet of its own. */
export type WalletKind = 'cash' | 'bonus' | 'points' | 'agent_cash' | 'agent_commission'

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
  /** As it is shown: one that owes and is frozen besides owes. */
  readonly state: WalletState
  /** By an operator; it outlasts a debt. */
  readonly isFrozen: boolean
}

/** What the wallet looked like after an item: comes back with every posting, so the caller reads nothing. */
export type WalletAfter = { readonly balance: Minor; readonly held: Minor; readonly seq: bigint }

/** Why the ledger said no. A final refusal is stored under its key and answered again as it was. */
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
  | 'unknownRound'
  | 'roundClosed' // settled or void already

/**
 * `duplicate` is the original result of the same key: balance and seq are those of then (held is today's where a line was
 * written); `ref` names what the original belonged to, for a round its id.
 */
export type PostResult =
  | ({ readonly status: 'ok' | 'duplicate'; readonly ref?: string } & WalletAfter)
  | ({
      readonly status: 'refused'
      readonly reason: LedgerRefusal
      readonly guard?: string
    } & Partial<WalletAfter>)

/** The batcher may also say that it is too busy; nothing was written and the same key may be sent again. */
export type BatchResult = PostResult | { readonly status: 'overloaded'; readonly retryAfterMs: number }

/** A kind of money movement, declared once in a feature's postings.ts through `definePosting`. */
export type Posting = {
  /** e.g. 'deposit.credited'; stored as its code. */
  readonly kind: string
  /** Stable small number, never reused. 1–19 rounds, 20–39 deposits, 40–59 withdrawals, 60–79 transfers, 80–99 corrections, 100+ others. */
  readonly code: number
  /** The house account on the other side: 'ggr', 'open_bets', 'deposit_clearing' … or null for wallet ↔ wallet. */
  readonly house: string | null
  /** Which way the wallet moves. */
  readonly wallet: 'credit' | 'debit'
  /** Only rollback_win, resettle_down, chargeback and correction may push a wallet below its floor (into debt). */
  readonly belowFloor?: true
  /** Spending kinds are stopped by state debt and by the guards. */
  readonly spends?: true
  /** Counts for the deposit limits of the wallet's guard. */
  readonly deposits?: true
}

export type PostItem = {
  readonly posting: Posting
  /** Deterministic idempotency key, e.g. `deposit:${id}`; stored as a 16-byte hash with a fingerprint. */
  readonly key: string
  readonly wallet: bigint
  /** Always positive. */
  readonly amount: Minor
  /** Part of the house account's name: the vendor, payment processor or contract kind. */
  readonly detail?: string
  /** Wallet ↔ wallet transfers: the receiving wallet. */
  readonly toWallet?: bigint
  /** What this belongs to, shown in the account record, e.g. the deposit's id. */
  readonly ref?: string
  /** A win beside the settlement of its bet: it is written down as settled play too, of the round that `ref` names. */
  readonly play?: { readonly vendor: string; readonly game: string; readonly category: string }
}

/** What the game says of a bet for the settled-play fact that is written when it settles (docs/decisions/0037). */
export type Play = {
  /** The game's category in the lobby when the bet was placed. */
  readonly category: string
  /** The part of the stake that was at risk; the whole stake where the game says nothing. An open round says so when it settles. */
  readonly valid?: Minor
}

/** The one fixed domain row that the ledger itself writes: a round of one of our games, or of a vendor's. */
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

/**
 * One item of the batcher: an instant round carries stake and win together; the win never pays for its own stake.
 * The fingerprint names what the caller asked for (not the outcome, which a retry draws anew): wallet, vendor, game, stake
 * and `request`.
 */
export type RoundItem = {
  readonly step?: 'instant'
  readonly key: string
  readonly wallet: bigint
  /** Whose money it is, where the caller knows: saves the batcher a question about a wallet that it has not met. */
  readonly home?: Home
  readonly vendor: string
  readonly stake: Minor
  readonly win: Minor
  readonly round: RoundRow
  /** What else the caller asked for, e.g. the bet's choices as text: another request under the same key is a conflict. */
  readonly request?: string
  /** Null: no fact of settled play is written of this round. Only the ledger's own tests and its benchmark may want that. */
  readonly play: Play | null
}

/** A round that stays open: the stake waits in open_bets until it is settled or void. */
export type OpenItem = Omit<RoundItem, 'step' | 'win'> & { readonly step: 'open' }

/** A change of an open round (or, for void, of a settled one: the stake comes back, the win is taken back). */
export type RoundStep = {
  readonly key: string
  readonly wallet: bigint
  readonly vendor: string
  /** The round's id. */
  readonly round: string
} & (
  | { readonly step: 'raise'; readonly stake: Minor; readonly inputs?: unknown; readonly events?: unknown }
  | {
      readonly step: 'settle'
      /** The stake as the caller knows it; another one is a conflict. */
      readonly stake: Minor
      readonly win: Minor
      /** The part of the stake that was at risk; the whole stake where the game says nothing. */
      readonly valid?: Minor
      readonly inputs?: unknown
      readonly outcome?: unknown
      readonly events?: unknown
    }
  | { readonly step: 'void' }
)

/** Takes back the posting of another key; where that key was never seen, it is refused from now on (tombstone). */
export type RollbackItem = {
  readonly step: 'rollback'
  readonly key: string
  readonly wallet: bigint
  /** The key to take back. */
  readonly target: string
}

/** Money set aside: raises `held`, writes no line. `hold` is the id the caller made (uuidv7). */
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
