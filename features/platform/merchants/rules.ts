/**
 * Whether a brand's site is open for an address (decision 40), and the format of hosts, networks and origins. A network's rule takes
 * precedence over its country's: the office at 203.0.113.9 is allowed where its country is not. Example: country VN refused, network
 * 14.160.0.0/11 allowed: 14.161.1.1 is allowed, 113.160.1.1 is not.
 */

/** 0: the site is open; 1: maintenance; 2: this visitor's region is blocked (SHL-04). */
export type Standing =
  | { readonly systemStatus: 0 }
  | { readonly systemStatus: 1; readonly endsAt: Date | null }
  | { readonly systemStatus: 2 }

export type Deed = 'allow' | 'refuse'

export type Visit = {
  readonly isClosed: boolean
  readonly endsAt: Date | null
  /** The decision of the most specific rules; null if no rule applies. */
  readonly network: Deed | null
  readonly country: Deed | null
  /** Whether the country is known: a private address has none. */
  readonly isCountryKnown: boolean
  /** The default if no rule applies. */
  readonly otherwise: Deed
  readonly unknown: Deed
}

/** A blocked region is reported even during maintenance: the site would not open for it. */
export function decideStanding(visit: Visit): Standing {
  const fallback = visit.isCountryKnown ? visit.otherwise : visit.unknown
  const deed = visit.network ?? visit.country ?? fallback
  if (deed === 'refuse') return { systemStatus: 2 }
  return visit.isClosed ? { systemStatus: 1, endsAt: visit.endsAt } : { systemStatus: 0 }
}

const HOST = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/

/** A host as stored and compared: lower case, no port, no trailing dot. Null if invalid. */
export function hostOf(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
  return HOST.test(host) ? host : null
}

/** The installation's own hosts. */
export type OwnHosts = {
  /** The site's own address and this machine's names: without a mapping they lead to the default brand. */
  readonly site: readonly string[]
  /** The back office and the games' origin. */
  readonly other: readonly string[]
}

/** Names of this machine, which no brand can use. */
const LOOPBACK = ['localhost', '127.0.0.1', '0.0.0.0']

/** The hosts of the configured public addresses. Example: https://play.example.org:8443 is play.example.org. */
export function ownHostsOf(site: string | undefined, others: readonly (string | undefined)[]): OwnHosts {
  const hosts = (origins: readonly (string | undefined)[]): string[] =>
    origins.flatMap(
      (origin) => hostOf((origin ?? '').replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/, '')) ?? [],
    )
  const own = [...hosts([site]), ...LOOPBACK]
  return { site: own, other: hosts(others).filter((host) => !own.includes(host)) }
}

/**
 * Whether a brand may use a host. The site's own host belongs to the default brand, and those of the back office and of the games to
 * none: mapping one of them would show another brand to all its visitors and end the first one's sessions.
 */
export function isReserved(
  host: string,
  { isDefault, own }: { readonly isDefault: boolean; readonly own: OwnHosts },
): boolean {
  return own.other.includes(host) || (own.site.includes(host) && !isDefault)
}

const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/

/** An origin as scheme, host and port. Null if invalid. */
export function originOf(text: string): string | null {
  const origin = text.trim().toLowerCase().replace(/\/$/, '')
  return ORIGIN.test(origin) && hostOf(origin.replace(/^https?:\/\//, '')) !== null ? origin : null
}

export function isCountry(text: string): boolean {
  return /^[A-Z]{2}$/.test(text)
}

/** The format of a pack's code: lower case only, so that no two codes differ by case. Example: malta-2026. */
export function isPackCode(text: string): boolean {
  return /^[a-z][a-z0-9-]{1,30}$/.test(text)
}

/** Codes of two brands: `to` is new and begins with how `from` is set up. */
export type BrandCopy = { readonly from: string; readonly to: string; readonly now: Date }
