import type pg from 'pg'
import type { Db } from '#db/pool.ts'
import type { Batcher } from '#ledger/batcher.ts'
import type { Route } from '#contract/route.ts'
import type { AnyCall, Callers, Language, Merchant, OperatorCaller } from './call.ts'
import type { Config } from './config.ts'
import type { Extensions } from './extension/point.ts'
import type { LiveEvents } from './events.ts'
import type { FileStore } from './files/store.ts'
import type { Refused } from './idempotency.ts'
import type { HumanCheck } from './guards/human-check.ts'
import type { Log } from './log.ts'
import type { Observability } from './metrics/observability.ts'
import type { Outbound } from './perimeter/outbound.ts'
import type { RateLimiter } from './guards/rate-limiter.ts'
import type { BodyEncryption } from './guards/body-encryption.ts'
import type { Found } from './mount.ts'
import type { Vault } from './vault.ts'
import type { Seats } from '#live/seats.ts'

export type Clock = { readonly now: () => Date }

/** 0: the site is open; 1: maintenance; 2: this visitor's region is blocked (SHL-04). */
export type Standing =
  | { readonly systemStatus: 0 }
  | { readonly systemStatus: 1; readonly endsAt: Date | null }
  | { readonly systemStatus: 2 }

/** A snapshot of the brands; do not keep it longer than the call. */
export type Brands = {
  readonly byCode: (code: string) => Merchant | null
  readonly byHost: (host: string) => Merchant | null
  readonly first: () => Merchant
  readonly isOn: (merchant: string, flag: string) => boolean
  readonly stored: (merchant: string, setting: string) => unknown
  readonly standing: (merchant: string, ip: string) => Standing
}

/** The brands of this deployment and their flags; provided by the merchants feature. */
export type Merchants = {
  /** For several reads in one call; synchronous if the snapshot is fresh, which it nearly always is. */
  readonly asTheyStand: () => Brands | Promise<Brands>
  readonly all: () => Promise<readonly Merchant[]>
  readonly byCode: (code: string) => Promise<Merchant | null>
  readonly byHost: (host: string) => Promise<Merchant | null>
  readonly first: () => Promise<Merchant>
  readonly isOn: (merchant: string, flag: string) => Promise<boolean>
  /** A setting as stored, undefined if it has its default; read it through the settings feature's public module. */
  readonly stored: (merchant: string, setting: string) => Promise<unknown>
  /** Whether the brand's site is open for this address (decision 40). */
  readonly standing: (merchant: string, ip: string) => Promise<Standing>
  /** The country of an address as an ISO 3166 code, null if unknown (private addresses). */
  readonly countryOf: (ip: string) => string | null
  /**
   * Called when a brand's configuration has changed; later reads return new values. `what` is the announced table name; empty if
   * announcements were missed. Returns a function that unsubscribes.
   */
  readonly onChange: (listener: (what: string) => void) => () => void
  /** Call after this process commits a change: later reads see it even before the announcement arrives. */
  readonly forget: () => void
  /** Version counter, incremented with every change: cached values of an older version are outdated. */
  readonly edition: () => number
}

type Input = Record<string, unknown>

/** Restricts operators to their brands; provided by the operators feature (SYS-03). */
export type Reach = {
  /** The input, with the brand filled in where a list names none, or a refusal. */
  readonly narrow: (
    call: OfficeCall,
    input: Input,
  ) => Promise<Input | { readonly refused: 'permission.missing' }>
  /** The reply without other brands' data. Throws if any is left. */
  readonly prune: (call: OfficeCall, reply: unknown) => Promise<unknown>
}

export type OfficeCall = {
  readonly fullName: string
  readonly route: Route
  readonly operator: OperatorCaller
}

/** An operator's call before its execution. */
export type OfficeAction = OfficeCall & { readonly input: Input; readonly call: AnyCall }

/** Null: the caller may do this alone. `done`: it has been done, with this answer. Otherwise it is stored as a proposal, or refused. */
export type DutyAnswer = Refused | { readonly done: unknown } | null

/** Separation of duties; supplied by the approvals feature (decision 49). */
export type Duties = {
  readonly check: (action: OfficeAction) => Promise<DutyAnswer>
  /** A route and its handler on the caller's app context: an approval runs it in its own transaction. */
  readonly routeOn: (app: App, fullName: string) => Found | null
}

/** Everything that a use case may need. Passed as an argument, never imported. */
export type App = {
  readonly config: Config
  readonly pool: pg.Pool
  readonly db: Db
  readonly ledger: Batcher
  readonly clock: Clock
  readonly vault: Vault
  readonly log: Log
  readonly events: LiveEvents
  /** Metrics and traces; both null unless configured. */
  readonly observability: Observability
  /** The client for outbound requests to providers, vendors, processors and push services. */
  readonly outbound: Outbound
  /** Uploaded files: documents, slips, pictures. */
  readonly files: FileStore
  readonly merchants: Merchants
  /**
   * Further origins that pages of a host may load from, as last read: the brand's other domains, picture mirrors, analytics, Geetest
   * and Firebase (decision 8).
   */
  readonly outsideOf: (host: string) => {
    readonly origins: readonly string[]
    readonly pictures: readonly string[]
    readonly isMeasured: boolean
    readonly geetest: string | null
    /** Firebase's own origin and that of its captcha, if it verifies phone numbers. */
    readonly phoneProof: { readonly api: string; readonly recaptcha: string } | null
  }
  /** The origins of vendors' games, as last read: what the site may frame besides our own games. */
  readonly framesOf: (host: string) => readonly string[]
  /** The origins of the tables' videos, as last read. */
  readonly videos: () => readonly string[]
  readonly callers: Callers
  readonly reach: Reach
  readonly duties: Duties
  /** Extension points filled by higher features. */
  readonly extensions: Extensions
  readonly rateLimiter: RateLimiter
  /** Counts open sockets across all processes. */
  readonly seats: Seats
  readonly bodyEncryption: BodyEncryption
  readonly humanCheck: HumanCheck
  /** A text of any feature with its placeholders filled; the key itself if it is missing (a test finds those). */
  readonly words: (
    language: Language,
    key: string,
    values?: Readonly<Record<string, string | number>>,
  ) => string
  /** Of an app context that is bound to a transaction: what waits for its commit. Called by `doAfterCommit`. */
  readonly afterCommit?: (what: (app: App) => void) => void
}
