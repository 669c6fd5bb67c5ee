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
  readonly state: WalletState
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
  | 'unknownHold'
  | 'holdResolved'
  | 'nonceTaken' // this (seed, nonce) has its round already: try again with the next (not stored)

export type PostResult =
  | ({ readonly status: 'ok' | 'duplicate' } & WalletAfter)
  | ({ readonly status: 'refused'; readonly reason: LedgerRefusal; readonly guard?: string } & Partial<WalletAfter>)

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

/** One item of the batcher: an instant round carries stake and win together; the win never pays for its own stake. */
export type RoundItem = {
  readonly key: string
  readonly wallet: bigint
  readonly vendor: string
  readonly stake: Minor
  readonly win: Minor
  readonly round: RoundRow
}
