/** IP addresses and networks: one form for each, as rate limits count them and rules of place name them. */
import ipaddr from 'ipaddr.js'

/** Fast path: most addresses have this form, and every call is checked. */
const PLAIN = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/

/** Normalises an IPv4-mapped IPv6 address to IPv4; drops brackets, port and zone index. What is no address stays as it is. */
export function plainAddress(ip: string): string {
  if (PLAIN.test(ip)) return ip
  const bare = ip
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
  if (!ipaddr.IPv6.isValid(bare)) return bare
  const address = ipaddr.IPv6.parse(bare)
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : bare
}

/** The network that one person usually controls: IPv4 /24 or IPv6 /48. */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip)
  return ipaddr.IPv6.isValid(plain) ? groupsOf(plain, 3) : plain.split('.').slice(0, 3).join('.')
}

/** One household: an IPv4 address, or an IPv6 /64, so that changing the address within it gives no further attempts. */
export function householdOf(ip: string): string {
  const plain = plainAddress(ip)
  return ipaddr.IPv6.isValid(plain) ? groupsOf(plain, 4) : plain
}

/** The first groups of 16 bits, in hexadecimal. */
function groupsOf(ip: string, count: number): string {
  const { parts } = ipaddr.IPv6.parse(ip)
  return parts
    .slice(0, count)
    .map((part) => part.toString(16))
    .join(':')
}

export type Network = { readonly base: string; readonly prefix: number; readonly family: 'ipv4' | 'ipv6' }

/** A network such as 203.0.113.0/24 or 2001:db8::/32, or a single address. Null if invalid. */
export function readNetwork(text: string): Network | null {
  const place = text.trim().toLowerCase()
  const family = place.includes(':') ? 'ipv6' : 'ipv4'
  const cidr = place.includes('/') ? place : `${place}/${family === 'ipv4' ? 32 : 128}`
  const isValid =
    family === 'ipv4' ? ipaddr.IPv4.isValidCIDRFourPartDecimal(cidr) : ipaddr.IPv6.isValidCIDR(cidr)
  if (!isValid || place.includes('%')) return null // a zone index names an interface of one machine
  const [base = '', bits] = cidr.split('/')
  return { base, prefix: Number(bits), family }
}
