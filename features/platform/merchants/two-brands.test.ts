import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { heardBy } from '#apps/server/testing/heard.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { contracts } from '#features/contracts.ts'
import { termsFor } from './public.ts'
import { major } from '#kit/money.ts'
import type { Route } from '#contract/route.ts'
import { addHost, writeStatus } from './store.ts'

let at: TestApp
let mai: Person
let grace: Person
beforeAll(async () => {
  at = await testApp({ TRUSTED_PROXIES: '127.0.0.1' })
  mai = await person(at, { account: 'twin', balance: major(500_000), payeeName: 'TRAN MAI' })
  grace = await person(at, {
    account: 'twin',
    merchant: 'AMBER',
    balance: major(500),
    payeeName: 'GRACE HOPPER',
  })
  await addHost(at.database.db, { host: 'jade.localhost', merchant: 'JADE' }, at.clock.now())
  await addHost(at.database.db, { host: 'amber.localhost', merchant: 'AMBER' }, at.clock.now())
  await heard()
})
afterAll(() => at.close())

const heard = () => heardBy(at.app, at.database.db)
const ask = async (path: string, headers: Record<string, string>, init: RequestInit = {}) => {
  const answer = await fetch(`${at.site}${path}`, { ...init, headers })
  const body: { value?: unknown; errorCode?: string } = await answer.json()
  return { status: answer.status, ...body }
}
const jade = { 'x-forwarded-host': 'jade.localhost' }
const amber = { 'x-forwarded-host': 'amber.localhost' }

test('SYS-03 allows the same account name once per brand, with separate wallet and currency', async () => {
  const [one, other] = await Promise.all([mai.api.members.info(), grace.api.members.info()])
  expect([one.account, other.account]).toEqual(['twin', 'twin'])
  expect(one.id).not.toBe(other.id)
  expect([one.currency, other.currency]).toEqual(['VND', 'USD'])
  const [dong, dollars] = await Promise.all([mai.api.wallet.balance(), grace.api.wallet.balance()])
  expect([dong.sumBalance, dollars.sumBalance]).toEqual([major(500_000), major(500)])
})

test('SYS-03 refuses the other brand’s session on every call at a mapped host', async () => {
  const rows = Object.values(contracts).flatMap((contract) => Object.values<Route>(contract))
  const owned = rows.filter(({ audience: who }) => who === 'member' || who === 'agent')
  expect(owned.length).toBeGreaterThan(20)
  for (const { method, path } of owned) {
    const place = path.replace(/:\w+/g, '1')
    const headers = { ...amber, authorization: mai.token }
    expect([path, (await ask(place, headers, { method })).status]).toEqual([path, 401])
  }
  expect((await ask('/wps/member/info', { ...jade, authorization: mai.token })).status).toBe(200)
  expect((await ask('/wps/member/info', { ...amber, authorization: grace.token })).status).toBe(200)
})

test('SYS-03 shows nothing of the other brand’s members in public content', async () => {
  for (const [headers, token] of [
    [jade, grace.token],
    [amber, mai.token],
  ] as const) {
    const answer = await ask('/wps/system/whitelabel', { ...headers, authorization: token })
    expect(JSON.stringify(answer)).not.toContain('twin')
    // a session of the other brand is not valid here
    const menu = await ask('/wps/system/menu', { ...headers, authorization: token })
    expect(menu.value).toEqual({ list: [] })
  }
})

test('SYS-03 lists only a member’s own records', async () => {
  const own = await many(
    at.database.db,
    sql<{ merchant: string; n: bigint }>`
      select merchant, count(*) as n from member where account_key = 'twin' group by merchant order by merchant
    `,
  )
  expect(own).toEqual([
    { merchant: 'AMBER', n: 1n },
    { merchant: 'JADE', n: 1n },
  ])
  const lists = async (who: Person) =>
    JSON.stringify(
      [
        await who.api.wallet.statement({ query: {} }),
        await who.api.deposits.list({ query: {} }),
        await who.api.withdrawals.list({ query: {} }),
        await who.api.rounds.list({ query: {} }),
      ],
      (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
    )
  expect(await lists(grace)).not.toContain('VND')
  expect(await lists(mai)).not.toContain('USD')
})

test('SYS-03 separates payment methods and payout terms of two brands', async () => {
  const [here, there] = await Promise.all([mai.api.withdrawals.terms(), grace.api.withdrawals.terms()])
  expect([here.currency, there.currency]).toEqual(['VND', 'USD'])
})

test('SYS-03 lets members of one brand play while the other is closed', async () => {
  await writeStatus(at.database.db, { merchant: 'JADE', isClosed: true, endsAt: null }, at.clock.now())
  await heard()
  expect((await ask('/wps/member/info', { ...jade, authorization: mai.token })).errorCode).toBe(
    'system.maintenance',
  )
  expect((await ask('/wps/member/info', { ...amber, authorization: grace.token })).status).toBe(200)
  await writeStatus(at.database.db, { merchant: 'JADE', isClosed: false, endsAt: null }, at.clock.now())
  await heard()
})

test('SYS-03 the database lets no host mean two brands', async () => {
  const owner = await operator(at)
  const added = await inTransaction(at.app.db, (tx) =>
    addHost(tx, { host: 'jade.localhost', merchant: 'AMBER' }, at.clock.now()),
  )
  expect(added).toEqual({ merchant: 'JADE' })
  const { hosts } = await owner.api.merchantsOffice.one({ params: { merchant: 'AMBER' } })
  expect(hosts).toEqual(['amber.localhost'])
  expect((await termsFor(at.app, { merchant: 'AMBER', country: null })).code).toBe('default')
})
