/** Addresses of the internet as limits count them. */

/** What most addresses are already; each call asks. */
const PLAIN = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/

/** An IPv4 address that came over an IPv6 socket reads as IPv4 everywhere; a zone or a port that stands behind goes. */
export function plainAddress(ip: string): string {
  if (PLAIN.test(ip)) return ip
  return ip
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
}

/** IPv4 /24 or IPv6 /48: what one person usually commands. */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip)
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.')
  return wholeIpv6(plain).slice(0, 3).join(':')
}

/** One address: IPv6 counts by /64, which one household holds, so that nobody has more tries by moving within it. */
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
