import type { Config } from '../config.ts'

/** The parts of a request that tell how the visitor connected. */
export type Arrival = { readonly isOffice: boolean; readonly protocol: string }

/**
 * Whether a visitor's browser uses https. Decided by the configured origin if there is one, no matter what the proxy says; a live server
 * has one for each port, all https.
 */
export function isHttps(
  { SITE_ORIGIN, OFFICE_ORIGIN }: Pick<Config, 'SITE_ORIGIN' | 'OFFICE_ORIGIN'>,
  { isOffice, protocol }: Arrival,
): boolean {
  return (isOffice ? OFFICE_ORIGIN : SITE_ORIGIN)?.startsWith('https:') ?? protocol === 'https'
}

/**
 * A cookie's name. On https it has the `__Host-` prefix, with which the browser guarantees that this host set it, over https and for
 * all paths: no sibling domain and no plain page can plant one (S2).
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
