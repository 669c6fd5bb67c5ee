/** IP addresses as rate limits count them. */

/** Fast path: most addresses have this form, and every call is checked. */
const PLAIN = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/

/** Normalises an IPv4-mapped IPv6 address to IPv4; drops a zone index or port. */
export function plainAddress(ip: string): string {
  if (PLAIN.test(ip)) return ip
  return ip
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
}

/** The network that one person usually controls: IPv4 /24 or IPv6 /48. */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip)
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.')
  return wholeIpv6(plain).slice(0, 3).join(':')
}

/** One household: an IPv4 address, or an IPv6 /64, so that changing the address within it gives no further attempts. */
export function householdOf(ip: string): string {
  const plain = plainAddress(ip)
  return plain.includes('.') ? plain : wholeIpv6(plain).slice(0, 4).join(':')
}

function wholeIpv6(ip: string): readonly string[] {
  const [head = '', tail] = ip.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: gap }, () => '0'), ...right]
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
