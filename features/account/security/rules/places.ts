/**
 * Whether a login comes from an address that the member is not known at (AUT-08), by the setting `newAddress`. Addresses
 * of one home or office count as one network (IPv4 /24, IPv6 /48). A phone changes its network all day: anyone who was
 * let in from three networks of a country moves about there, and the whole country is known to them.
 * Example, `network`: let in from 14.160.1.7; 14.160.1.200 is known, 27.72.3.4 is new; after 27.72.3.4 and 113.160.9.9
 * (all in Vietnam) any address of Vietnam is known, and one in Singapore is new.
 */

export type NewAddress = 'address' | 'network' | 'country' | 'off'

export type Place = {
  readonly address: string
  readonly network: string
  /** ISO 3166 code; null where no one knows. */
  readonly country: string | null
}

/** So many networks of one country are no longer one home. */
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

/** Whether the member was never let in from this country before; where no one knows a country, never. */
export function isNewCountry(here: Place, known: readonly Place[]): boolean {
  return here.country !== null && known.length > 0 && !known.some(({ country }) => country === here.country)
}
