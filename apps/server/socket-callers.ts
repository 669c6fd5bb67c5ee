import type { LiveHost, SocketCaller } from '#live/sockets.ts'
import { addressBehind, officeAddresses, trustedProxies } from '#server/http/address.ts'
import { cookieName, isHttps } from '#server/http/cookies.ts'
import { OFFICE_COOKIE } from '#server/http/gate.ts'
import type { House } from '#server/house.ts'

const TOKEN = /^[\w-]{43}$/

type Handshake = Parameters<Parameters<LiveHost['attach']>[0]['whoIs']>[0]

/** A visitor hears the news of the brand whose site it is; who may not come in hears nothing. */
export async function visitor(house: House, handshake: Handshake): Promise<SocketCaller | null> {
  const token: unknown = handshake.auth['token']
  const named: unknown = handshake.auth['merchant']
  const isToken = typeof token === 'string' && TOKEN.test(token)
  const member = isToken ? await house.callers.member(token, house.clock.now()) : null
  if (isToken && !member) return null
  const byHost = await house.merchants.byHost(handshake.headers.host?.replace(/:\d+$/, '') ?? '')
  const byName = typeof named === 'string' ? await house.merchants.byCode(named) : null
  const merchant = (byHost ?? byName)?.code ?? member?.merchant ?? (await house.merchants.first()).code
  if (member && member.merchant !== merchant) return null
  const ip = socketAddress(house, handshake)
  const { systemStatus } = await house.merchants.standing(merchant, ip)
  if (systemStatus === 2) return null
  return member ? { member } : { merchant }
}

/** The address that a socket comes from, seen past our own proxies. */
export function socketAddress(
  house: House,
  { address, headers }: Pick<Handshake, 'address' | 'headers'>,
): string {
  return addressBehind(trustedProxies(house.config), {
    remote: address,
    forwarded: [headers['x-forwarded-for']].flat().join(','),
  })
}

export async function operator(house: House, handshake: Handshake): Promise<SocketCaller | null> {
  if (!officeAddresses(house.config)(socketAddress(house, handshake))) return null
  const cookies = new Map(
    (handshake.headers.cookie ?? '')
      .split(/;\s*/)
      .map((pair) => [pair.split('=')[0], pair.split('=')[1]] as const),
  )
  const arrival = { isOffice: true, protocol: handshake.secure ? 'https' : 'http' }
  const cookie = cookies.get(cookieName(OFFICE_COOKIE, isHttps(house.config, arrival)))
  const found = cookie ? await house.callers.operator(cookie, house.clock.now()) : null
  return found && { operator: found }
}

/** Every open page of every brand, and the back office, asks again for what it shows of the configuration. */
export async function tellChange(house: House): Promise<void> {
  const hint = { topic: 'settings.changed', seq: String(Date.now()), patch: null }
  house.hints.tell('operators', hint)
  const brands = await house.merchants.all().catch(() => []) // the database is away: pages ask again when they are back
  for (const { code } of brands) house.hints.tell(`merchant:${code}`, hint)
}
