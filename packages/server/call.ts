import type { Currency } from '#kit/currency.ts'
import type { Route } from '#contract/route.ts'
import type { Log } from './log.ts'

export type Language = 'en' | 'vi'

/** The brand of a call: by host if mapped, else by header. */
export type Merchant = {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly timeZone: string
}

export type MemberCaller = {
  readonly id: bigint
  readonly account: string
  /** 0 player, 1 general agent, 2 agent, 4 trial, 41 and 42 sub-accounts (decision 7). */
  readonly type: number
  readonly merchant: string
  readonly currency: Currency
  readonly sessionId: string
  /** Why the password must be changed before any other call is answered (decisions 12 and 14); null or undefined: no reason. */
  readonly changeWhy?: 'oneTime' | 'default' | 'weak' | 'expired' | null
  /** The terms changed since this member accepted them: no new play and no deposit before acceptance (A2). */
  readonly isTermsDue?: boolean
}

export type OperatorCaller = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly sessionId: string
  readonly permissions: ReadonlySet<string>
  /** The brands the operator works for; null means all. */
  readonly brands: readonly string[] | null
  /** The brand selected by an operator of some brands; null means all brands. */
  readonly brand: string | null
  /** Hash in hex of the browser that opened the session; null for older sessions. */
  readonly browser: string | null
}

/** A game page's session: opened by a single-use ticket, bound to one game and the member's own session. */
export type GameCaller = {
  readonly id: string
  readonly memberId: bigint
  readonly memberSessionId: string
  readonly merchant: string
  readonly game: string
  readonly wallet: bigint
  readonly currency: Currency
  /** The active seed pair, read with the session: saves a query per round and is never outdated after a reveal. */
  readonly seedId: string
  readonly openedAt: Date
  /** The game or its vendor is switched off or in maintenance: no new round (G13). */
  readonly isStopped: boolean
}

type Common = {
  readonly now: Date
  readonly merchant: Merchant
  readonly language: Language
  readonly ip: string
  readonly device: string
  /** The host name of the request if it is one of ours; otherwise the main site's. */
  readonly host: string
  /** The site's origin for this caller, for links, return URLs and launches: from configuration, never from the Host header alone. */
  readonly origin: string
  /** The reference shown with errors and written to the log. */
  readonly requestId: string
  readonly log: Log
  /** For `idempotent` routes: caller and key as one text; a call without a key gets a random one. */
  readonly key: string
  /** SHA-256 of the validated input: the same key with another fingerprint is a conflict. */
  readonly fingerprint: Uint8Array
  readonly header: (name: string) => string | undefined
  /** The raw body, for `signed` routes. */
  readonly raw: Uint8Array
  /** Sets a cookie of the back office or for remember-me. */
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void
  readonly cookie: (name: string) => string | undefined
}

export type CookieOptions = { readonly maxAgeSeconds: number }

type ByWho = {
  readonly anyone: { readonly member: MemberCaller | null }
  readonly member: { readonly member: MemberCaller }
  readonly agent: { readonly member: MemberCaller }
  readonly operator: {
    readonly operator: OperatorCaller
    /** The approver, when a proposal is executed: both operators are recorded. */
    readonly approvedBy?: { readonly id: string; readonly account: string }
  }
  readonly game: { readonly game: GameCaller }
  readonly signed: Record<never, never>
}

/** The context of a call, besides its input. */
export type CallFor<R extends Route> = Common & ByWho[R['audience']]

export type AnyCall = Common & {
  /** The approver, when a proposal is executed: both operators are recorded. */
  readonly approvedBy?: { readonly id: string; readonly account: string }
  readonly member?: MemberCaller | null
  readonly operator?: OperatorCaller
  readonly game?: GameCaller
}

/** Resolves credentials to callers; provided by the features that store sessions. */
export type Callers = {
  readonly member: (token: string, now: Date) => Promise<MemberCaller | null>
  readonly operator: (token: string, now: Date) => Promise<OperatorCaller | null>
  readonly game: (token: string, now: Date) => Promise<GameCaller | null>
}
