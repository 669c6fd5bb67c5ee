import type { LiveHost, SocketCaller } from '#live/sockets.ts'
import { addressBehind, officeAddresses, trustedProxies } from '#server/http/address.ts'
import { cookieName, isHttps } from '#server/http/cookies.ts'
import { OFFICE_COOKIE } from '#server/http/gate.ts'
import type { App } from '#server/app.ts'

const TOKEN = /^[\w-]{43}$/

type Handshake = Parameters<Parameters<LiveHost['attach']>[0]['whoIs']>[0]

/** A visitor receives the events of the site's brand; refused visitors receive none. */
export async function visitor(app: App, handshake: Handshake): Promise<SocketCaller | null> {
  const token: unknown = handshake.auth['token']
  const named: unknown = handshake.auth['merchant']
  const isToken = typeof token === 'string' && TOKEN.test(token)
  const member = isToken ? await app.callers.member(token, app.clock.now()) : null
  if (isToken && !member) return null
  const byHost = await app.merchants.byHost(handshake.headers.host?.replace(/:\d+$/, '') ?? '')
  const byName = typeof named === 'string' ? await app.merchants.byCode(named) : null
  const merchant = (byHost ?? byName)?.code ?? member?.merchant ?? (await app.merchants.first()).code
  if (member && member.merchant !== merchant) return null
  const ip = socketAddress(app, handshake)
  const { systemStatus } = await app.merchants.standing(merchant, ip)
  if (systemStatus === 2) return null
  return member ? { member } : { merchant }
}

/** The client address of a socket, derived from our own proxies' headers. */
export function socketAddress(
  app: App,
  { address, headers }: Pick<Handshake, 'address' | 'headers'>,
): string {
  return addressBehind(trustedProxies(app.config), {
    remote: address,
    forwarded: [headers['x-forwarded-for']].flat().join(','),
  })
}

export async function operator(app: App, handshake: Handshake): Promise<SocketCaller | null> {
  if (!officeAddresses(app.config)(socketAddress(app, handshake))) return null
  const cookies = new Map(
    (handshake.headers.cookie ?? '')
      .split(/;\s*/)
      .map((pair) => [pair.split('=')[0], pair.split('=')[1]] as const),
  )
  const arrival = { isOffice: true, protocol: handshake.secure ? 'https' : 'http' }
  const cookie = cookies.get(cookieName(OFFICE_COOKIE, isHttps(app.config, arrival)))
  const found = cookie ? await app.callers.operator(cookie, app.clock.now()) : null
  return found && { operator: found }
}

/** Every open page of every brand, and the back office, refetches the configuration that it shows. */
export async function tellChange(app: App): Promise<void> {
  const hint = { topic: 'settings.changed', seq: String(Date.now()), patch: null } as const
  app.events.publish('operators', hint)
  const brands = await app.merchants.all().catch(() => []) // the database is unreachable: pages refetch when they reconnect
  for (const { code } of brands) app.events.publish(`merchant:${code}`, hint)
}
