import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { AnyCall, Language, Merchant, OperatorCaller } from '../call.ts'
import type { Brands, App } from '../app.ts'
import { householdOf } from '#kit/address.ts'
import { callerAddress } from './address.ts'
import { isSecure, placeOf } from './arrival.ts'
import { cookieName } from './cookies.ts'
import type { Refused } from '../idempotency.ts'

const TRIAL = 4
const AGENT_TYPES: ReadonlySet<number> = new Set([1, 2, 41, 42])
const NO_BYTES = new Uint8Array()

/** The back office's session cookie. */
export const OFFICE_COOKIE = 'fairhouse-office'

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'refused' in value
}

export function languageOf(request: FastifyRequest): Language {
  return String(request.headers['language'] ?? '').toLowerCase() === 'vi' ? 'vi' : 'en'
}

/** The brand of a call: by its host if mapped, else by its header. Null if it names none. */
function namedMerchant(brands: Brands, request: FastifyRequest): Merchant | null {
  const named = request.headers['merchant']
  return brands.byHost(request.hostname) ?? (typeof named === 'string' ? brands.byCode(named) : null)
}

/** Why the brand is closed for this call (decision 40); null if it is open. */
function closedTo(brands: Brands, route: Route, merchant: Merchant, ip: string): Refused | null {
  if (route.audience === 'operator' || route.audience === 'signed') return null
  // before the first brand exists, only status calls can be answered
  if (route.always && (merchant.code !== '' || route.method === 'GET')) return null
  if (route.listeners?.includes('office')) return null
  const standing = brands.standing(merchant.code, ip)
  switch (standing.systemStatus) {
    case 0:
      return null
    case 1:
      return { refused: 'system.maintenance', detail: { endsAt: standing.endsAt?.toISOString() ?? null } }
    case 2:
      return { refused: 'region.blocked' }
  }
}

const ipOf = (request: FastifyRequest): string => callerAddress(request.ip, request.socket.remoteAddress)

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/** The games' port reads no cookies. */
function cookieOf(request: Partial<FastifyRequest>, name: string, isOnHttps: boolean): string | undefined {
  return request.cookies?.[cookieName(name, isOnHttps)]
}

/** Changes in the back office must come from its own pages (S4): no form, image or script of another origin may cause one. */
function isForeign(request: FastifyRequest): boolean {
  if (request.method === 'GET') return false
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const { origin } = request.headers
  if (origin === undefined) return false
  // a sandboxed frame sends 'null', which is no origin
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host
}

/** The selected brand of an operator of some brands: the one that the page names, else their first. */
function workingBrand({ brands }: OperatorCaller, named: string | undefined): string | null {
  if (!brands) return null
  return brands.find((brand) => brand === named) ?? brands[0] ?? null
}

type Who = Pick<AnyCall, 'member' | 'operator' | 'game'>

async function whoCalls(app: App, route: Route, request: FastifyRequest, now: Date): Promise<Who | Refused> {
  const token = request.headers.authorization ?? ''
  switch (route.audience) {
    case 'signed':
      return {}
    case 'anyone':
      return { member: token ? await app.callers.member(token, now) : null }
    case 'member':
    case 'agent': {
      const member = token ? await app.callers.member(token, now) : null
      if (!member) return { refused: 'session.required' }
      // refused after the brand is checked: another brand's agent and player get the same answer
      if (isBarred(route, { member })) return { member }
      if (route.real && member.type === TRIAL) return { refused: 'session.realAccountRequired' }
      if (member.changeWhy && !route.first && !route.always)
        return { refused: 'session.passwordChangeRequired' }
      if (member.isTermsDue && route.terms) return { refused: 'session.termsRequired' }
      return { member }
    }
    case 'operator': {
      const cookie = cookieOf(request, OFFICE_COOKIE, isSecure(app, route, request))
      const operator = cookie && !isForeign(request) ? await app.callers.operator(cookie, now) : null
      if (!operator) return { refused: 'session.required' }
      if (route.permission && !operator.permissions.has(route.permission))
        return { refused: 'permission.missing' }
      return { operator: { ...operator, brand: workingBrand(operator, headerOf(request, 'merchant')) } }
    }
    case 'game': {
      const game = token ? await app.callers.game(token, now) : null
      return game ? { game } : { refused: 'session.required' }
    }
  }
}

/** Whether only an agent may call, and the member is none. */
function isBarred({ audience }: Route, { member }: Who): boolean {
  return audience === 'agent' && !AGENT_TYPES.has(member?.type ?? 0)
}

type Admitted = { readonly who: Who; readonly merchant: Merchant; readonly brands: Brands }

type Visit = { readonly now: Date; readonly ip: string }

/** The caller, the brand, and whether that brand is open to them. */
async function admit(
  app: App,
  route: Route,
  request: FastifyRequest,
  { now, ip }: Visit,
): Promise<Admitted | Refused> {
  const who = await whoCalls(app, route, request, now)
  const standing = app.merchants.asTheyStand()
  const brands = standing instanceof Promise ? await standing : standing
  const named = namedMerchant(brands, request)
  const caller = 'refused' in who ? undefined : (who.member?.merchant ?? who.game?.merchant)
  const works = 'refused' in who ? null : (who.operator?.brand ?? null)
  const merchant =
    (works === null ? named : brands.byCode(works)) ??
    (caller ? brands.byCode(caller) : null) ??
    brands.first()
  const closed = closedTo(brands, route, merchant, ip)
  const game = 'refused' in who ? undefined : who.game
  // rounds in progress may finish: a game page asks for its round's result, but no new one starts (G13)
  if (closed && game) return { who: { game: { ...game, isStopped: true } }, merchant, brands }
  if (closed) return closed
  if ('refused' in who) return who
  if (caller === undefined || caller === merchant.code)
    return isBarred(route, who) ? { refused: 'permission.missing' } : { who, merchant, brands }
  // a session of one brand is invalid at another (SYS-03)
  return route.audience === 'anyone'
    ? { who: { member: null }, merchant, brands }
    : { refused: 'session.required' }
}

/** Decides whether a call is admitted: audience, flag, rate limit. Only the idempotency key is added later. */
export async function openGate(
  app: App,
  route: Route,
  fullName: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AnyCall | Refused> {
  const now = app.clock.now()
  const ip = ipOf(request)
  const admitted = await admit(app, route, request, { now, ip })
  if ('refused' in admitted) return admitted
  const { who, merchant, brands } = admitted
  const isOnHttps = isSecure(app, route, request)
  const place = placeOf(app, route, request, brands)
  if (route.flag && !(await app.merchants.isOn(merchant.code, route.flag))) return { refused: 'flag.off' }
  if (route.home && !who.member && (await app.merchants.isOn(merchant.code, 'loggedInOnlyHome')))
    return { refused: 'session.required' }
  if (route.rateLimit) {
    const spender = String(who.member?.id ?? who.operator?.id ?? who.game?.memberId ?? householdOf(ip))
    const retryAfterSeconds = await app.rateLimiter.spend(fullName, route.rateLimit, spender)
    if (retryAfterSeconds !== null) return { refused: 'request.tooFast', detail: { retryAfterSeconds } }
  }
  if (route.human && !(await app.humanCheck.isPassed(headerOf(request, 'human-check'), merchant.code)))
    return { refused: 'identity.humanCheckFailed' }
  return {
    ...who,
    now,
    merchant,
    language: languageOf(request),
    ip,
    device: String(request.headers['user-agent'] ?? '').slice(0, 300),
    get host() {
      return place.host()
    },
    get origin() {
      return place.origin()
    },
    requestId: request.id,
    log: app.log,
    key: '',
    fingerprint: NO_BYTES,
    raw: Buffer.isBuffer(request.body) ? request.body : NO_BYTES,
    header: (name) => headerOf(request, name),
    cookie: (name) => cookieOf(request, name, isOnHttps),
    setCookie: (name, value, { maxAgeSeconds }) =>
      void reply.setCookie(cookieName(name, isOnHttps), value, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: isOnHttps,
        maxAge: maxAgeSeconds,
      }),
  }
}
