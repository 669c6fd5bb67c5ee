import { isIP } from 'node:net'
import { routesOf } from '#features/merchants/door.ts'
import type { AnyCall } from '#server/call.ts'
import type { House } from '#server/house.ts'

const LOCAL_NAME = /^(localhost|[\w-]+\.local)$/
/** Addresses that only a network of one's own has: this machine, a home, an office. */
const LOCAL_ADDRESS = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][0-9a-f]{2}:)/i

/**
 * Where the brand's site is, for a link in a mail. Never just what the Host header says: a stranger who asks in
 * somebody's name could send the secret to a host of theirs.
 */
export async function siteOriginOf(
  house: House,
  { host, merchant }: Pick<AnyCall, 'host'> & { readonly merchant: { readonly code: string } },
): Promise<string> {
  const { SITE_ORIGIN, PORT, FAIRHOUSE_MODE } = house.config
  const plain = host.replace(/^\[|\]$/g, '')
  const mapped = await house.merchants.byHost(host)
  if (FAIRHOUSE_MODE === 'live') {
    if (mapped?.code === merchant.code) return `https://${host}`
    const [own] = await routesOf(house, merchant.code)
    if (own) return own.origin
  }
  if (SITE_ORIGIN) return SITE_ORIGIN
  const isOurs = mapped !== null || LOCAL_NAME.test(plain) || (isIP(plain) !== 0 && LOCAL_ADDRESS.test(plain))
  return `http://${isOurs ? host : 'localhost'}:${PORT}`
}
