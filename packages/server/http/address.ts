import { BlockList, isIP } from 'node:net'
import { plainAddress } from '#kit/address.ts'
import type { Config } from '../config.ts'

/** Addresses and networks whose forwarded address is believed; nobody's where the setting is empty (S9). */
export function trustedProxies({ TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): string[] {
  return (TRUSTED_PROXIES ?? '')
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
}

/** Who really connects on a socket: the first hop, seen from here, that is no proxy of ours. */
export function addressBehind(
  trusted: readonly string[],
  { remote, forwarded }: { readonly remote: string; readonly forwarded: string | undefined },
): string {
  const proxies = new BlockList()
  for (const place of trusted) {
    const [base = '', bits] = place.split('/')
    const family = isIP(base) === 6 ? 'ipv6' : 'ipv4'
    if (isIP(base) === 0) continue
    if (bits === undefined) proxies.addAddress(base, family)
    else proxies.addSubnet(base, Number(bits), family)
  }
  const isOurs = (hop: string): boolean => {
    const plain = hop.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && proxies.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
  }
  const hops = [...(forwarded ?? '').split(',').map((hop) => hop.trim()), remote].filter(Boolean)
  return callerAddress(
    hops.findLast((hop, place) => place === 0 || !isOurs(hop)),
    remote,
  )
}

/**
 * The address that a proxy of ours passed on, in its plain form. Where that is no address, whoever really connects counts:
 * words of a stranger's own would else stand in limits, rules of place and records as somebody's address (S9).
 */
export function callerAddress(told: string | undefined, remote: string | undefined): string {
  return asAddress(told) ?? asAddress(remote) ?? '0.0.0.0'
}

function asAddress(text: string | undefined): string | null {
  const plain = plainAddress(text ?? '')
  return isIP(plain) === 0 ? null : plain
}

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i

/**
 * The host that a call names: a name or an address, and its port where it has one. Whatever else a caller writes there is
 * nobody's host, and would stand in headers and links as words of its own.
 */
export function plainHost(named: string | undefined): string {
  return named !== undefined && HOST.test(named) ? named : 'localhost'
}
