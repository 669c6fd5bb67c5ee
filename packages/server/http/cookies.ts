import type { Config } from '../config.ts'

/** What of a call tells how its visitor came. */
export type Arrival = { readonly isOffice: boolean; readonly protocol: string }

/**
 * Whether a visitor's browser speaks https with us. The configured origin says so where there is one, whatever the proxy in
 * front passes on; a live server has one for each port, and all of them are https.
 */
export function isHttps(
  { SITE_ORIGIN, OFFICE_ORIGIN }: Pick<Config, 'SITE_ORIGIN' | 'OFFICE_ORIGIN'>,
  { isOffice, protocol }: Arrival,
): boolean {
  return (isOffice ? OFFICE_ORIGIN : SITE_ORIGIN)?.startsWith('https:') ?? protocol === 'https'
}

/**
 * The name under which a browser keeps a cookie of ours. On https it has the prefix with which the browser itself promises
 * that this very host set it, over https and for all its paths: no sister domain and no plain page can plant one (S2).
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}
