import { BlockList, isIP } from 'node:net'
import { plainAddress, readNetwork } from '#kit/address.ts'
import type { Config } from '../config.ts'
import { listed } from '../perimeter/check.ts'

/** Proxies and networks whose forwarded address is trusted; none if the setting is empty (S9). */
export function trustedProxies({ TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): string[] {
  return listed(TRUSTED_PROXIES)
}

/**
 * Whether an address may use the back office: OFFICE_ADDRESSES lists addresses and networks, comma-separated; empty allows every
 * address (B1). Throws at start if an entry is invalid, rather than admitting all or none.
 */
export function officeAddresses({
  OFFICE_ADDRESSES,
}: Pick<Config, 'OFFICE_ADDRESSES'>): (ip: string) => boolean {
  const places = (OFFICE_ADDRESSES ?? '')
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
  if (places.length === 0) return () => true
  const list = new BlockList()
  for (const place of places) addPlace(list, place)
  return (ip) => list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}

function addPlace(list: BlockList, place: string): void {
  const network = readNetwork(place)
  if (!network)
    throw new Error(`OFFICE_ADDRESSES: "${place}" is neither an address nor a network such as 203.0.113.0/24`)
  list.addSubnet(network.base, network.prefix, network.family)
}

/** The client of a connection: the first hop, seen from here, that is not a trusted proxy. */
export function addressBehind(
  trusted: readonly string[],
  { remote, forwarded }: { readonly remote: string; readonly forwarded: string | undefined },
): string {
  const proxies = new BlockList()
  for (const place of trusted) {
    const network = readNetwork(place)
    if (network) proxies.addSubnet(network.base, network.prefix, network.family)
  }
  const isOurs = (hop: string): boolean => {
    const plain = plainAddress(hop)
    return isIP(plain) !== 0 && proxies.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
  const hops = [...(forwarded ?? '').split(',').map((hop) => hop.trim()), remote].filter(Boolean)
  return callerAddress(
    hops.findLast((hop, place) => place === 0 || !isOurs(hop)),
    remote,
  )
}

/**
 * The forwarded client address in normal form. If it is not an address, the connecting peer counts: otherwise arbitrary text would
 * appear in rate limits, region rules and records (S9).
 */
export function callerAddress(told: string | undefined, remote: string | undefined): string {
  return asAddress(told) ?? asAddress(remote) ?? '0.0.0.0'
}

function asAddress(text: string | undefined): string | null {
  const plain = plainAddress(text ?? '')
  return isIP(plain) === 0 ? null : plain
}

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/** The requested host: a name or address with optional port. Anything else is ignored, because it would appear in headers and links. */
export function plainHost(named: string | undefined): string {
  return named !== undefined && HOST.test(named) ? named : 'localhost'
}
