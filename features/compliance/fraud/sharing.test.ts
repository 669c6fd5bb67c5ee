import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { person, type Person, type PersonOptions } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { lookAtMovers } from './service/look.ts'
import { openFlagsOf } from './public.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())
beforeEach(() => at.clock.forward(60_000))

const rulesOf = async ({ id }: Person) =>
  (await openFlagsOf(at.app.db, id)).map(({ rule }) => rule).toSorted()

/** Members registered from an address; by default each from a different one. */
let last = 0
async function from(address = `198.51.100.${++last}`, options: PersonOptions = {}): Promise<Person> {
  const made = await person(at, options)
  await run(at.database.owner, sql`update member set register_ip = ${address} where id = ${made.id}`)
  return made
}

/** A login in a browser, as the platform records it. */
async function usesBrowser({ id }: Person, token: Buffer): Promise<void> {
  const now = at.clock.now()
  await run(
    at.database.owner,
    sql`
      insert into member_device (member_id, token_hash, name, device, ip, first_seen_at, last_seen_at)
      values (${id}, ${token}, 'Firefox on Windows', 'test', '198.51.100.1', ${now}, ${now})
    `,
  )
}

/** A login from an address. */
async function comesFrom({ id }: Person, address: string): Promise<void> {
  const now = at.clock.now()
  await run(
    at.database.owner,
    sql`
      insert into member_address (member_id, address, network, first_seen_at, last_seen_at)
      values (${id}, ${address}, ${address}, ${now}, ${now})
    `,
  )
}

test('RSP-02 two members in one browser are flagged, the first when the second logs in; a third in another browser is not', async () => {
  const [an, binh, chi] = [await from(), await from(), await from()]
  const [shared, own] = [randomBytes(32), randomBytes(32)]
  await usesBrowser(an, shared)
  await usesBrowser(chi, own)
  await lookAtMovers(at.app)
  expect(await rulesOf(an)).toEqual([])
  at.clock.forward(60_000)
  await usesBrowser(binh, shared)
  await lookAtMovers(at.app)
  expect([await rulesOf(an), await rulesOf(binh), await rulesOf(chi)]).toEqual([
    ['sharedDevice'],
    ['sharedDevice'],
    [],
  ])
  const [flag] = await openFlagsOf(at.app.db, an.id)
  expect(flag?.evidence).toEqual({ device: 'Firefox on Windows', count: 2 })
})

test('RSP-02 a trial account or a member of another brand in the same browser raises no flag', async () => {
  const [an, trial, grace] = [
    await from(),
    await from(undefined, { type: 4 }),
    await from(undefined, { merchant: 'AMBER' }),
  ]
  const browser = randomBytes(32)
  for (const who of [an, trial, grace]) await usesBrowser(who, browser)
  await lookAtMovers(at.app)
  for (const who of [an, trial, grace]) expect(await rulesOf(who)).toEqual([])
})

test('RSP-02 three accounts opened from one address within a day are all flagged; two are not', async () => {
  const [an, binh] = [await from('203.0.113.5'), await from('203.0.113.5')]
  await lookAtMovers(at.app)
  expect([await rulesOf(an), await rulesOf(binh)]).toEqual([[], []])
  at.clock.forward(23 * 3_600_000)
  const chi = await from('203.0.113.5')
  await lookAtMovers(at.app)
  for (const who of [an, binh, chi]) expect(await rulesOf(who)).toEqual(['openedTogether'])
  at.clock.forward(25 * 3_600_000)
  const later = await from('203.0.113.5')
  await lookAtMovers(at.app)
  expect(await rulesOf(later)).toEqual([])
})

test('RSP-02 a shared address alone is flagged from its high threshold, and never below it', async () => {
  await applySetting(at, 'JADE', 'riskAddressMembers', 5)
  const crowd: Person[] = []
  for (let n = 0; n < 4; n++) crowd.push(await from())
  for (const who of crowd) await comesFrom(who, '203.0.113.77')
  const [first] = crowd
  if (!first) throw new Error('nobody came')
  await lookAtMovers(at.app)
  expect(await rulesOf(first)).toEqual([])
  at.clock.forward(60_000)
  const one = await from()
  await comesFrom(one, '203.0.113.77')
  await lookAtMovers(at.app)
  expect(await rulesOf(one)).toEqual(['crowdedAddress'])
})
