/**
 * Whether a login comes from an address that is new for the member (AUT-08), by the setting `newAddress`. Addresses of one home or office
 * count as one network (IPv4 /24, IPv6 /48). A phone changes its network all day: after logins from three networks of a country the member
 * counts as roaming, and the whole country is known.
 * Example, `network`: after a login from 14.160.1.7, 14.160.1.200 is known and 27.72.3.4 is new; after 27.72.3.4 and 113.160.9.9 (all in
 * Vietnam) any address of Vietnam is known, and one in Singapore is new.
 */

export type NewAddress = 'address' | 'network' | 'country' | 'off'

export type Place = {
  readonly address: string
  readonly network: string
  /** ISO 3166 code; null if unknown. */
  readonly country: string | null
}

/** The number of networks of one country from which the member counts as roaming. */
const ROAMING_NETWORKS = 3

export function isNewAddress(mode: NewAddress, here: Place, known: readonly Place[]): boolean {
  if (mode === 'off') return false
  if (mode === 'address') return !known.some(({ address }) => address === here.address)
  if (known.some(({ network }) => network === here.network)) return false
  if (here.country === null) return true
  const atHome = known.filter(({ country }) => country === here.country)
  const needed = mode === 'country' ? 1 : ROAMING_NETWORKS
  return new Set(atHome.map(({ network }) => network)).size < needed
}

/** Whether this is the member's first login from this country; never for an unknown country. */
export function isNewCountry(here: Place, known: readonly Place[]): boolean {
  return here.country !== null && known.length > 0 && !known.some(({ country }) => country === here.country)
}
