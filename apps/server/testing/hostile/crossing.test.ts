import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { major } from '#kit/money.ts'
import { operator } from '../operator.ts'
import { PAYMENT_PASSWORD, person, type Person } from '../people.ts'
import { belongingsOf, type Belongings } from './belongings.ts'
import { credentialsFor, type Credentials } from './callers.ts'
import { diceOf, honest, idFields } from './values.ts'
import { addressOf, everyRoute, wideOpen, type Answered, type Found, type WideOpen } from './wide-open.ts'

/** Text that occurs only in rows of Grace of Amber. */
const MARK = 'zqgrace'
const HOLDER = 'ZQGRACE HOPPER'
/** A bank of each brand's currency. */
const banks = { USD: 'ACH', VND: 'VCB' } as const

let at: SandboxSetup
let open: WideOpen
let grace: Person
let theirs: Belongings
beforeAll(async () => {
  at = await sandboxSetup()
  open = await wideOpen(at)
  grace = await person(at, { account: MARK, merchant: 'AMBER', balance: major(5_000), payeeName: HOLDER })
  await live(grace, { currency: 'USD', holder: HOLDER })
  theirs = await belongingsOf(at.database.db, { merchant: 'AMBER' })
})
afterAll(async () => {
  await open.close()
  await at.close()
})

/** Uses the features of a member, which creates rows whose ids other callers will try. */
async function live(
  { api, token, id }: Person,
  { currency, holder }: { readonly currency: keyof typeof banks; readonly holder: string },
): Promise<void> {
  const merchant = currency === 'USD' ? 'AMBER' : 'JADE'
  const bank = { bank: banks[currency], accountNumber: '440055117', holder, password: PAYMENT_PASSWORD }
  const { id: account } = await api.withdrawals.addAccount({ body: bank })
  const ask = { account, amount: major(100), paymentPassword: PAYMENT_PASSWORD }
  await Promise.allSettled([api.withdrawals.create({ body: ask })])
  const { methods } = await api.deposits.methods()
  for (const { code, least } of methods)
    await Promise.allSettled([api.deposits.create({ body: { method: code, amount: least } })])
  const staff = await operator(at)
  const correction = {
    member: id,
    direction: 'credit',
    amount: major(5),
    reason: 'a fee taken twice',
  } as const
  await staff.api.adjustments.propose({ body: correction })
  await staff.api.memberDesk.addNote({ params: { id }, body: { text: `a note about ${MARK}` } })
  for (const found of everyRoute.filter(
    ({ route: { audience: who, method } }) => who === 'member' && method !== 'GET',
  ))
    if (!/logout|password|Password/.test(found.name)) await ask3(found, { authorization: token, merchant })
}

/** Three valid attempts at a route, regardless of their result. */
async function ask3(found: Found, credentials: Credentials): Promise<void> {
  for (const seed of [1, 2, 3]) await call(found, credentials, {}, seed)
}

async function call(
  { route, listener }: Found,
  credentials: Credentials,
  ids: Readonly<Record<string, string>>,
  seed = 1,
): Promise<Answered> {
  const dice = diceOf(seed)
  const [params, query, body] = [route.params, route.query, route.body].map((schema) => ({
    ...honest(schema, dice),
    ...Object.fromEntries(Object.entries(ids).filter(([name]) => idFields(schema, '').includes(name))),
  }))
  return open.ask(listener, {
    method: route.method,
    url: addressOf(route, params ?? {}, route.query ? query : undefined),
    headers: { ...credentials, ...(route.body ? { 'content-type': 'application/json' } : {}) },
    ...(route.body ? { payload: JSON.stringify(body) } : {}),
  })
}

/** Every field of a route that could hold an id, set to this one. */
function idsIn({ route }: Found, id: string): Readonly<Record<string, string>> {
  const names = [route.params, route.query, route.body].flatMap((schema) => idFields(schema, id))
  return Object.fromEntries(names.map((name) => [name, id]))
}

type Whose = { readonly ids: readonly string[]; readonly mark: RegExp }

/** Calls a route with every id of Amber, or of `whose`; returns the responses that contain their mark. */
async function tryAll(
  found: Found,
  credentials: Credentials,
  { ids: tried, mark }: Whose = { ids: [...theirs.ids, grace.account], mark: /zqgrace|"AMBER"/i },
): Promise<string[]> {
  const wrong: string[] = []
  for (const id of tried) {
    const ids = idsIn(found, id)
    if (Object.keys(ids).length === 0) continue
    const { statusCode, body } = await call(found, credentials, ids)
    const asked = new RegExp(`"${id}"`, 'g')
    if (statusCode >= 500 || mark.test(body.replace(asked, '""')))
      wrong.push(`${found.name} ${id}: ${statusCode} ${body.slice(0, 160)}`)
  }
  return wrong
}

test('SYS-03 finds Amber’s rows in more than ten tables through the database catalogue', () => {
  expect(theirs.ids.length).toBeGreaterThan(10)
  expect(Object.values(theirs.prints).filter((print) => print !== 'none').length).toBeGreaterThan(10)
})

test('SYS-03 no call of a member, agent or visitor of Jade shows or changes a row of Amber, no matter which id it names', async () => {
  const wrong: string[] = []
  for (const found of everyRoute.filter(({ listener }) => listener !== 'office')) {
    const credentials = { merchant: 'JADE', ...(await credentialsFor(at, found.route)) }
    wrong.push(...(await tryAll(found, credentials)))
  }
  expect(wrong).toEqual([])
  expect((await belongingsOf(at.database.db, { merchant: 'AMBER' })).prints).toEqual(theirs.prints)
}, 300_000)

test('SYS-03 B1 no call of an operator of Jade shows or changes a row of Amber, on any route of the office', async () => {
  const wrong: string[] = []
  const { cookie } = await operator(at, { brands: ['JADE'] })
  for (const found of everyRoute.filter(
    ({ listener, name }) => listener === 'office' && !/logout|Session/.test(name),
  ))
    wrong.push(...(await tryAll(found, { cookie, merchant: 'AMBER' })))
  expect(wrong).toEqual([])
  expect((await belongingsOf(at.database.db, { merchant: 'AMBER' })).prints).toEqual(theirs.prints)
}, 300_000)

test('SYS-03 no call of a member, an agent, a frame or a visitor shows or changes another member’s row of the same brand', async () => {
  const victim = await person(at, { account: 'zqlinh', balance: major(5_000_000), payeeName: 'ZQLINH TRAN' })
  await live(victim, { currency: 'VND', holder: 'ZQLINH TRAN' })
  const before = await belongingsOf(at.database.db, { member: victim.id })
  expect(before.ids.length).toBeGreaterThan(5)
  const whose = { ids: [...before.ids, victim.id.toString()], mark: /zqlinh/i }
  const wrong: string[] = []
  for (const found of everyRoute.filter(({ listener }) => listener !== 'office')) {
    const credentials = { merchant: 'JADE', ...(await credentialsFor(at, found.route)) }
    wrong.push(...(await tryAll(found, credentials, whose)))
  }
  expect(wrong).toEqual([])
  expect((await belongingsOf(at.database.db, { member: victim.id })).prints).toEqual(before.prints)
}, 300_000)

test('SYS-03 the test detects access: an operator of every brand does see and change rows of Amber', async () => {
  const { cookie } = await operator(at)
  const seen: string[] = []
  for (const found of everyRoute.filter(({ name }) => /memberDesk\.(member|notes|setState)$/.test(name)))
    seen.push(...(await tryAll(found, { cookie })))
  expect(seen.length).toBeGreaterThan(0)
  expect((await belongingsOf(at.database.db, { merchant: 'AMBER' })).prints).not.toEqual(theirs.prints)
})
