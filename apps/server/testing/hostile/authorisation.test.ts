import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEATURE, type Contract, type Named, type Route } from '#contract/route.ts'
import { openRoutes } from '#features/platform/operators/catalogue.ts'
import type { Mountable } from '#server/mount.ts'
import { testApp, type TestApp } from '../test-app.ts'
import type { Credentials } from './callers.ts'
import { callerTypes, type CallerType, type Verdict } from './caller-types.ts'
import { belongingsOf } from './belongings.ts'
import { sampled } from './rounds.ts'
import { everyRoute, wideOpen, type Answered, type Asked, type Found, type WideOpen } from './wide-open.ts'

let at: TestApp
let open: WideOpen
beforeAll(async () => {
  at = await testApp({ LOG_LEVEL: 'silent' })
  open = await wideOpen(at)
})
afterAll(async () => {
  await open.close()
  await at.close()
})

/** Refusals of the authorisation check; any other response means that the caller passed it. */
const GATE: ReadonlySet<string> = new Set<Verdict>([
  'session.required',
  'permission.missing',
  'session.realAccountRequired',
  'session.passwordChangeRequired',
  'session.termsRequired',
])

const errorOf = ({ body }: Answered): string => /"errorCode":"([^"]+)"/.exec(body.slice(0, 300))?.[1] ?? 'in'

/** An unknown body key: a caller who passes the check gets a validation error before the handler runs, so nothing changes. */
function asked({ route }: Found, credentials: Credentials): Asked {
  const url = route.path.replace(/:\w+/g, 'none')
  if (route.method === 'GET') return { method: 'GET', url: `${url}?notInAnyContract=1`, headers: credentials }
  const headers = { ...credentials, 'content-type': 'application/json' }
  return { method: route.method, url, headers, payload: '{"notInAnyContract":1}' }
}

/** A call without a body takes effect: each of its callers is a new one, used once. */
const isSpent = ({ route }: Found): boolean => route.method !== 'GET' && !route.body && !route.files

function owed({ name, route }: Found, caller: CallerType): Verdict {
  switch (route.audience) {
    case 'anyone':
    case 'signed':
      return 'in'
    case 'member':
    case 'agent':
      return caller[route.audience](route)
    case 'operator':
      // calls about the caller's own account need a session and no permission
      return caller.operator === 'permission.missing' && openRoutes.includes(name) ? 'in' : caller.operator
    case 'game':
      return caller.game
  }
}

/** Callers that by day try every route; states of an account, which one check decides for all routes, try every third. */
const everywhere: ReadonlySet<string> = new Set([
  'nobody',
  'a member',
  'an agent',
  'an operator',
  'a game’s frame',
])

/** The routes that a caller tries: another third for each kind of caller, and by night all of them. */
function triedBy(name: string): readonly Found[] {
  return everywhere.has(name) ? everyRoute : sampled(everyRoute, Object.keys(callerTypes).indexOf(name))
}

/** Calls routes as one kind of caller; lists the responses that differ from the route's declaration. */
async function differences(
  app: WideOpen,
  caller: CallerType,
  routes: readonly Found[] = everyRoute,
): Promise<readonly string[]> {
  const wrong: string[] = []
  let known = await caller.make(at)
  // logging out would end the session that the other calls use
  for (const found of routes.toSorted((a, b) => Number(isSpent(a)) - Number(isSpent(b)))) {
    if (isSpent(found)) known = await caller.make(at)
    const answer = await app.ask(found.listener, asked(found, known))
    const said = errorOf(answer)
    const verdict = GATE.has(said) ? said : 'in'
    const expected = owed(found, caller)
    if (verdict !== expected || answer.statusCode >= 500)
      wrong.push(`${found.name}: ${answer.statusCode} ${verdict}, not ${expected}`)
  }
  return wrong
}

test('B1 S6 every route declares its audience, and each operator’s route its permission', () => {
  const undeclared = (routes: readonly Found[]) =>
    routes.filter(
      ({ name, route: { audience: who, permission: may } }) =>
        !['anyone', 'member', 'agent', 'operator', 'game', 'signed'].includes(who) ||
        (who === 'operator' && may === undefined && !openRoutes.includes(name)),
    )
  expect(undeclared(everyRoute)).toEqual([])
  const [first] = everyRoute
  if (!first) throw new Error('no route')
  const { audience: _, ...loose } = first.route
  const planted = { ...first, route: loose as Route } // a contract in plain JavaScript, which the compiler never sees
  expect(undeclared([planted])).toHaveLength(1)
})

test.each(Object.keys(callerTypes))(
  'B1 SYS-03 %s passes exactly where the route’s audience allows it',
  async (name) => {
    const caller = callerTypes[name]
    if (!caller) throw new Error(name)
    expect(await differences(open, caller, triedBy(name))).toEqual([])
  },
  60_000,
)

test('S6 no route answers any caller on another listener’s port', async () => {
  const everybody = await callerTypes['an operator']?.make(at)
  const member = await callerTypes['a member']?.make(at)
  const wrong: string[] = []
  for (const found of everyRoute) {
    const own = found.route.listeners ?? [found.listener]
    for (const listener of (['site', 'office', 'game'] as const).filter((each) => !own.includes(each))) {
      const { statusCode, body } = await open.ask(listener, asked(found, { ...member, ...everybody }))
      if (statusCode !== 404 || !body.includes('request.unknownRoute'))
        wrong.push(`${found.name} on ${listener}: ${statusCode}`)
    }
  }
  expect(wrong).toEqual([])
})

/** Invalid versions of the headers by which a provider authenticates. */
const forged: readonly Credentials[] = [
  {},
  {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(Date.now() / 1_000)),
    'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
    'fairhouse-signature': Buffer.alloc(64).toString('base64'),
    'fairhouse-key': 'sandbox',
    'x-hub88-signature': Buffer.alloc(256).toString('base64'),
    'x-request-sign': '0'.repeat(64),
  },
]

test('M13 every signed route refuses a provider’s call without a valid signature and changes nothing', async () => {
  const before = await belongingsOf(at.database.db, { merchant: 'JADE' })
  const wrong: string[] = []
  for (const { name, route, listener } of everyRoute.filter((found) => found.route.audience === 'signed'))
    for (const headers of forged)
      for (const payload of [
        '{}',
        '{"user":"1","amount":"100.00","transaction_uuid":"a","round":"b"}',
        'hash=0',
      ]) {
        const url = route.path.replace(/:\w+/g, 'sandbox')
        const type = payload.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
        const { statusCode, body } = await open.ask(listener, {
          method: route.method,
          url,
          headers: { ...headers, 'content-type': type },
          payload,
        })
        // vendors' protocols have their own error formats, some with status 200
        const isRefused =
          statusCode >= 400 || /SIGNATURE|INVALID|ERROR|"error":[1-9]|"code":[1-9]/i.test(body)
        if (!isRefused || statusCode >= 500) wrong.push(`${name}: ${statusCode} ${body.slice(0, 120)}`)
      }
  expect(wrong).toEqual([])
  expect((await belongingsOf(at.database.db, { merchant: 'JADE' })).prints).toEqual(before.prints)
})

/** The same handlers behind a contract in which one route is open to anyone. */
function opened(features: readonly Mountable[], fullName: string): readonly Mountable[] {
  return features.map((feature) => {
    const [of, name = ''] = fullName.split('.')
    const route = feature.contract[FEATURE] === of ? feature.contract[name] : undefined
    if (!route) return feature
    const routes: Contract = { ...feature.contract, [name]: { ...route, audience: 'anyone' } }
    const contract = Object.defineProperty(routes, FEATURE, { value: of }) as Contract & Named // as defineContract builds it
    return { contract, handlers: feature.handlers }
  })
}

test('B1 the matrix detects one route that is open to anyone', async () => {
  const planted = await wideOpen(at, {}, (features) => opened(features, 'wallet.balance'))
  const nobody = callerTypes['nobody']
  const wallet = everyRoute.find(({ route }) => route.path.includes('/wallet') && route.audience === 'member')
  expect(wallet?.name).toBe('wallet.balance')
  expect(nobody && (await differences(planted, nobody))).toHaveLength(1)
  await planted.close()
})
