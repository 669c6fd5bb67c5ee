import type { Currency } from '#kit/currency.ts'
import type { Route } from '#contract/route.ts'
import type { Log } from './log.ts'

export type Language = 'en' | 'vi'

/** The brand that a call is for: by host where one is mapped, else by header. */
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
  /** Why the password must be changed before anything else is answered (decisions 12 and 14); null or left out: it need not. */
  readonly changeWhy?: 'oneTime' | 'default' | 'weak' | 'expired' | null
  /** Terms changed since this member agreed to them: no new play and no deposit before a new yes (A2). */
  readonly isTermsDue?: boolean
}

export type OperatorCaller = {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly sessionId: string
  readonly permissions: ReadonlySet<string>
  /** The brands that they work for; null is every brand of the house. */
  readonly brands: readonly string[] | null
  /** Who works for some brands alone works in one at a time; null is every brand at once. */
  readonly brand: string | null
  /** The browser that the session was opened in, as a hash in hex; null for sessions older than that was kept. */
  readonly browser: string | null
}

/** A game frame's session: opened by a single-use ticket, bound to one game and the member's own session. */
export type GameCaller = {
  readonly id: string
  readonly memberId: bigint
  readonly memberSessionId: string
  readonly merchant: string
  readonly game: string
  readonly wallet: bigint
  readonly currency: Currency
  /** The pair of seeds in force, read with the session: no further statement a round, no stale pair after a reveal. */
  readonly seedId: string
  readonly openedAt: Date
  /** The game or its vendor was switched off or is in maintenance: no new round (G13). */
  readonly isStopped: boolean
}

type Common = {
  readonly now: Date
  readonly merchant: Merchant
  readonly language: Language
  readonly ip: string
  readonly device: string
  /** The name under which the caller reached us, where it is one of ours; else the main site's. */
  readonly host: string
  /** Where the site is for this caller, for links, returns and launches: from configuration, never from the Host header alone. */
  readonly origin: string
  /** The reference that an error shows and the log has. */
  readonly requestId: string
  readonly log: Log
  /** For `once` routes: who called and the key, in one text; a call without a key stands for itself. */
  readonly key: string
  /** SHA-256 of the validated input: the same key with another fingerprint is a conflict. */
  readonly fingerprint: Uint8Array
  readonly header: (name: string) => string | undefined
  /** The body as it arrived, for `signed` routes. */
  readonly raw: Uint8Array
  /** Set a cookie of the back office's or the remember-me kind. */
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
    /** The second operator, where a proposal is applied: what is done is done by both. */
    readonly approvedBy?: { readonly id: string; readonly account: string }
  }
  readonly game: { readonly game: GameCaller }
  readonly signed: Record<never, never>
}

/** What a handler is told besides its input. */
export type CallFor<R extends Route> = Common & ByWho[R['who']]

export type AnyCall = Common & {
  /** The second operator, where a proposal is applied: what is done is done by both. */
  readonly approvedBy?: { readonly id: string; readonly account: string }
  readonly member?: MemberCaller | null
  readonly operator?: OperatorCaller
  readonly game?: GameCaller
}

/** Finds who is behind a credential; supplied by the features that keep sessions. */
export type Callers = {
  readonly member: (token: string, now: Date) => Promise<MemberCaller | null>
  readonly operator: (token: string, now: Date) => Promise<OperatorCaller | null>
  readonly game: (token: string, now: Date) => Promise<GameCaller | null>
}
