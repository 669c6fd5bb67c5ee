import type pg from 'pg'
import type { Db } from '#db/pool.ts'
import type { Batcher } from '#ledger/batcher.ts'
import type { Route } from '#contract/route.ts'
import type { AnyCall, Callers, Language, Merchant, OperatorCaller } from './call.ts'
import type { Config } from './config.ts'
import type { Extensions } from './extension/point.ts'
import type { Hints } from './hints.ts'
import type { Refused } from './once.ts'
import type { HumanCheck } from './guards/human-check.ts'
import type { Log } from './log.ts'
import type { Outbound } from './perimeter/outbound.ts'
import type { Pace } from './guards/pace.ts'
import type { Sealing } from './guards/sealing.ts'
import type { Found } from './mount.ts'
import type { Vault } from './vault.ts'
import type { Seats } from '#live/seats.ts'

export type Clock = { readonly now: () => Date }

/** 0 the site is open, 1 maintenance, 2 this visitor may not come in from where they are (SHL-04). */
export type Standing =
  | { readonly systemStatus: 0 }
  | { readonly systemStatus: 1; readonly endsAt: Date | null }
  | { readonly systemStatus: 2 }

/** The brands as they stand at this moment; whoever holds it for longer holds something old. */
export type Brands = {
  readonly byCode: (code: string) => Merchant | null
  readonly byHost: (host: string) => Merchant | null
  readonly first: () => Merchant
  readonly isOn: (merchant: string, flag: string) => boolean
  readonly stored: (merchant: string, setting: string) => unknown
  readonly standing: (merchant: string, ip: string) => Standing
}

/** The brands of this deployment and what is switched on for each; supplied by the merchants feature. */
export type Merchants = {
  /** For several questions of one call: at once where they were read just now, which nearly every call meets. */
  readonly asTheyStand: () => Brands | Promise<Brands>
  readonly all: () => Promise<readonly Merchant[]>
  readonly byCode: (code: string) => Promise<Merchant | null>
  readonly byHost: (host: string) => Promise<Merchant | null>
  readonly first: () => Promise<Merchant>
  readonly isOn: (merchant: string, flag: string) => Promise<boolean>
  /** A setting as stored, undefined where it stands at its start; read it through the settings feature's door. */
  readonly stored: (merchant: string, setting: string) => Promise<unknown>
  /** Whether the brand's site is open for this address (decision 40). */
  readonly standing: (merchant: string, ip: string) => Promise<Standing>
  /** The country of an address as an ISO 3166 code, null where nobody knows (private addresses). */
  readonly countryOf: (ip: string) => string | null
  /**
   * Hears that something of any brand has changed; what is asked from then on is new. `what` is as it was announced, the table's name;
   * empty where announcements were missed. Gives the way to stop.
   */
  readonly onChange: (listener: (what: string) => void) => () => void
  /** A change of this process's own is committed: whoever asks from now on meets it, before its announcement has made the round. */
  readonly forget: () => void
  /** Counts up with every change: what was kept under an older number is old. */
  readonly edition: () => number
}

type Input = Record<string, unknown>

/** How far an operator reaches who works for some brands alone; supplied by the operators feature (SYS-03). */
export type Reach = {
  /** The input as it goes on, the brand filled in where a list names none, or the refusal. */
  readonly narrow: (
    call: OfficeCall,
    input: Input,
  ) => Promise<Input | { readonly refused: 'permission.missing' }>
  /** The reply without what belongs to other brands. Throws where it still names one. */
  readonly prune: (call: OfficeCall, reply: unknown) => Promise<unknown>
}

export type OfficeCall = {
  readonly fullName: string
  readonly route: Route
  readonly operator: OperatorCaller
}

/** A call of an operator that is about to be done. */
export type Deed = OfficeCall & { readonly input: Input; readonly call: AnyCall }

/** Separation of duties; supplied by the approvals feature (decision 49). */
export type Duties = {
  /** Null: the caller may do this alone. Otherwise it is kept as a proposal, or refused. */
  readonly check: (deed: Deed) => Promise<Refused | null>
  /** A route and its handler on a house of the caller's making: the approval of a proposal runs it on its own transaction. */
  readonly routeOn: (house: House, fullName: string) => Found | null
}

/** Everything that a use case may need and does not make itself. Passed by hand, never reached for. */
export type House = {
  readonly config: Config
  readonly pool: pg.Pool
  readonly db: Db
  readonly ledger: Batcher
  readonly clock: Clock
  readonly vault: Vault
  readonly log: Log
  readonly hints: Hints
  /** The way to providers, vendors, processors and push services. */
  readonly outbound: Outbound
  readonly merchants: Merchants
  /**
   * What pages of a host may reach besides their own origin, as last read: the brand's other addresses, mirrors of its
   * pictures, whether an analytics service is on, Geetest's script where that checks for people, and Firebase where that proves numbers
   * (decision 8).
   */
  readonly outsideOf: (host: string) => {
    readonly origins: readonly string[]
    readonly pictures: readonly string[]
    readonly isMeasured: boolean
    readonly geetest: string | null
    /** Firebase's own address and that of the check that it asks for, where it proves telephone numbers. */
    readonly phoneProof: { readonly api: string; readonly recaptcha: string } | null
  }
  /** The origins of vendors' games, as last read: what the site's pages may frame besides the house's own games. */
  readonly framesOf: (host: string) => readonly string[]
  readonly callers: Callers
  readonly reach: Reach
  readonly duties: Duties
  /** What features of higher groups filled in for lower ones. */
  readonly extensions: Extensions
  readonly pace: Pace
  /** Counts open sockets over all processes. */
  readonly seats: Seats
  readonly sealing: Sealing
  readonly humanCheck: HumanCheck
  /** Words of any feature, filled; the key itself where nobody wrote any (a test finds those). */
  readonly words: (
    language: Language,
    key: string,
    values?: Readonly<Record<string, string | number>>,
  ) => string
}
