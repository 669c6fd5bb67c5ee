import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { refusal as refusalOf } from '#apps/server/testing/refusals.ts'
import type { Route } from '#contract/route.ts'
import { contracts } from '#features/contracts.ts'
import { major } from '#kit/money.ts'
import { aboutOf, listedNames, mayGiveBrands, withoutOthers } from './brand-access.ts'

type Found = { readonly name: string; readonly route: Route }

const officeRoutes: readonly Found[] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries<Route>(contract)
    .filter(([, route]) => route.audience === 'operator')
    .map(([name, route]) => ({ name: `${feature}.${name}`, route })),
)

let at: TestApp
/** Owners by role, but of a single brand. */
let jade: Operator
let both: Operator
let everything: Operator
let mai: Person
let grace: Person
beforeAll(async () => {
  at = await testApp()
  jade = await operator(at, { brands: ['JADE'] })
  both = await operator(at, { brands: ['AMBER', 'JADE'] })
  everything = await operator(at)
  mai = await person(at, { balance: major(500) })
  grace = await person(at, { merchant: 'AMBER', balance: major(500) })
})
afterAll(() => at.close())

async function ask({ cookie }: Operator, { route }: Found, fill: Record<string, string>, brand?: string) {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => fill[name] ?? 'none')
  const answer = await fetch(`${at.office}${path}`, {
    method: route.method,
    headers: {
      cookie,
      ...(brand ? { merchant: brand } : {}),
      ...(route.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(route.method === 'GET' || !route.body ? {} : { body: '{}' }),
  })
  return { status: answer.status, text: await answer.text() }
}

test('SYS-03 B1 lists only existing routes in the table of reach, and treats unlisted ones as concerning the whole installation', () => {
  const names = officeRoutes.map(({ name }) => name)
  expect(listedNames().filter((name) => !names.includes(name))).toEqual([])
  const made: Route = { ...officeRoutes[0]!.route, path: '/office/api/something/new', params: undefined! }
  expect(aboutOf('something.new', { ...made, query: undefined!, body: undefined! })).toEqual({
    kind: 'house',
  })
})

test('SYS-03 B1 an operator of one brand is refused on every route that names another brand', async () => {
  const wrong: string[] = []
  const named = officeRoutes.filter(({ name, route }) => {
    const about = aboutOf(name, route)
    return about.kind === 'brand' && about.part === 'params'
  })
  expect(named.length).toBeGreaterThan(10)
  for (const found of named) {
    const fill = { merchant: 'AMBER', field: 'username', flag: 'FREEPLAY3', name: 'gtagId', game: 'dice' }
    const { status, text } = await ask(jade, found, fill)
    // an invalid body may be reported first: that reply contains nothing of the brand
    if (status === 422 ? text.includes('AMBER') : status !== 403) wrong.push(`${found.name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('SYS-03 B1 refuses routes of the whole installation to operators of some brands', async () => {
  const wrong: string[] = []
  const whole = officeRoutes.filter(({ name, route }) => aboutOf(name, route).kind === 'house')
  expect(whole.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['audit.entries', 'merchantsOffice.changePack']),
  )
  for (const found of whole) {
    const { status } = await ask(jade, found, { pack: 'default', country: 'VN', game: 'dice', vendor: 'FH' })
    if (![403, 422].includes(status)) wrong.push(`${found.name}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test('SYS-03 B1 shows an operator of one brand nothing of another in any list or member page', async () => {
  const wrong: string[] = []
  for (const found of officeRoutes.filter(({ route }) => route.method === 'GET')) {
    const fill = {
      id: grace.id.toString(),
      member: grace.id.toString(),
      merchant: 'JADE',
      slip: crypto.randomUUID(),
    }
    for (const brand of ['JADE', 'AMBER', undefined]) {
      const { status, text } = await ask(jade, found, fill, brand)
      if (status >= 500 || text.includes('AMBER') || text.includes(grace.account))
        wrong.push(`${found.name}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
  const { members, all } = await jade.api.memberLabelsOffice.find()
  expect(members.map(({ merchant }) => merchant)).toContain('JADE')
  expect(new Set(members.map(({ merchant }) => merchant))).toEqual(new Set(['JADE']))
  expect(all).toBeLessThan((await everything.api.memberLabelsOffice.find()).all)
})

test('SYS-03 B1 reports a member of another brand as not found, and changes nothing', async () => {
  const params = { id: grace.id }
  expect(await refusalOf(jade.api.memberDesk.member({ params }))).toBe('backoffice.unknownMember')
  const lock = { params, body: { state: 'locked', reason: 'a try' } } as const
  expect(await refusalOf(jade.api.memberDesk.setState(lock))).toBe('backoffice.unknownMember')
  const body = {
    member: grace.id,
    direction: 'credit',
    amount: major(1),
    reason: 'a try that is long',
  } as const
  expect(await refusalOf(jade.api.adjustments.propose({ body }))).not.toBe('done')
  expect((await grace.api.members.info()).account).toBe(grace.account)
  expect((await jade.api.memberDesk.member({ params: { id: mai.id } })).account).toBe(mai.account)
})

test('SYS-03 B1 hides another brand’s proposed adjustment from approval and from all counts', async () => {
  const body = {
    member: grace.id,
    direction: 'credit',
    amount: major(5),
    reason: 'a fee taken twice',
  } as const
  const { id } = await everything.api.adjustments.propose({ body })
  const shown = await jade.api.adjustments.list({ query: { state: 'proposed' } })
  expect([shown.adjustments, shown.counts]).toEqual([[], []])
  expect(await refusalOf(jade.api.adjustments.approve({ params: { id }, body: {} }))).toBe(
    'adjustments.unknown',
  )
  const amber = await operator(at, { brands: ['AMBER'] })
  expect(await amber.api.adjustments.approve({ params: { id }, body: {} })).toMatchObject({
    after: major(505),
  })
})

test('SYS-03 B1 uses the selected brand of an operator of several brands, else the first', async () => {
  const found = officeRoutes.find(({ name }) => name === 'memberLabelsOffice.find')!
  const brandsIn = async (brand?: string) =>
    new Set((await ask(both, found, {}, brand)).text.match(/"merchant":"\w+"/g))
  expect(await brandsIn()).toEqual(new Set(['"merchant":"AMBER"']))
  expect(await brandsIn('JADE')).toEqual(new Set(['"merchant":"JADE"']))
})

test('SYS-03 B1 lets no operator assign more brands than their own, or change an operator of other brands', async () => {
  const account = `op-${crypto.randomUUID().slice(0, 8)}`
  const invite = { account, name: 'New', email: `${account}@demo.invalid`, roles: ['cashier' as const] }
  expect(await refusalOf(jade.api.operators.invite({ body: invite }))).toBe('operators.beyondYou')
  for (const brands of [['AMBER'], ['JADE', 'AMBER'], null])
    expect(await refusalOf(jade.api.operators.invite({ body: { ...invite, brands } }))).toBe(
      'operators.beyondYou',
    )
  await jade.api.operators.invite({ body: { ...invite, brands: ['JADE'] } })
  const { operators } = await jade.api.operators.list()
  expect(new Set(operators.map(({ brands }) => brands?.join()))).toEqual(new Set(['JADE']))
  const reason = 'a test of reach'
  const others = [everything, both].map(({ id }) => id)
  for (const id of others) {
    expect(await refusalOf(jade.api.operators.close({ body: { id, reason } }))).toBe('operators.unknown')
    expect(await refusalOf(jade.api.operators.setBrands({ body: { id, reason, brands: ['JADE'] } }))).toBe(
      'operators.unknown',
    )
  }
  const nowhere = { body: { ...invite, account: `${account}2`, brands: ['NOWHERE'] } }
  expect(await refusalOf(everything.api.operators.invite(nowhere))).toBe('operators.unknownBrand')
})

test('SYS-03 B1 applies a change of brands from the operator’s next call', async () => {
  const moved = await operator(at, { brands: ['AMBER'] })
  const params = { id: mai.id }
  expect(await refusalOf(moved.api.memberDesk.member({ params }))).toBe('backoffice.unknownMember')
  const reason = 'moves to the other brand'
  await everything.api.operators.setBrands({ body: { id: moved.id, brands: ['JADE'], reason } })
  expect((await moved.api.memberDesk.member({ params })).account).toBe(mai.account)
  expect((await moved.api.operators.me()).brands).toEqual(['JADE'])
})

test('SYS-03 removes other brands’ rows, and totals over all of them, from a list', () => {
  const reply = {
    rows: [{ merchant: 'JADE' }, { merchant: 'AMBER' }, { name: 'of no brand', offAt: ['JADE', 'AMBER'] }],
    merchants: [{ code: 'JADE' }, { code: 'AMBER' }],
    counts: { open: 7 },
    at: 1,
  }
  expect(withoutOthers(reply, 'JADE', ['counts'])).toEqual({
    rows: [{ merchant: 'JADE' }, { name: 'of no brand', offAt: ['JADE'] }],
    merchants: [{ code: 'JADE' }],
    counts: {},
    at: 1,
  })
  expect([mayGiveBrands(null, null), mayGiveBrands(['A'], null), mayGiveBrands(['A', 'B'], ['B'])]).toEqual([
    true,
    false,
    true,
  ])
})
