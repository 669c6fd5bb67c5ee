import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { protocolNames, type ProtocolName } from './store/connections.ts'
import { testVendor } from './testing/connection.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => at.close())

const id = () => randomUUID()

/** Begin, claim, lookup, posting, update, commit: the queries that the vendor waits for. */
const OF_AN_ACT = 6
/** The event to the member's pages, and the call history, which concurrent calls share. */
const BESIDE = 2

/** Cached reads, once a second or on a change, however many calls arrive. */
const SETTINGS =
  /\bfrom (merchant\w*|region_rule|domain_route|jurisdiction\w*|vendor_connection|vendor_key)\b/

const RECORDED = /^insert into vendor_call/

/** The SQL of the queries that a call makes, until it is recorded: that is its last one. */
async function asked(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const texts = () =>
    query.mock.calls
      .map(([what]) => {
        const given: unknown = what
        const text = typeof given === 'object' && given !== null && 'text' in given ? given.text : given
        return String(text).replace(/\s+/g, ' ').trim()
      })
      .filter((text) => !SETTINGS.test(text))
  await work()
  await expect.poll(() => texts().some((text) => RECORDED.test(text))).toBe(true)
  const found = texts()
  query.mockRestore()
  return found
}

async function playing(protocol: ProtocolName) {
  const vendor = await testVendor(at, protocol)
  const mai = await person(at, { balance: major(1_000), merchant: 'AMBER' })
  const guest = await vendor.enter(mai)
  const bet = { guest, transaction: id(), round: id(), amount: major(10) }
  const win = { ...bet, transaction: id(), reference: bet.transaction, amount: major(25) }
  const back = { guest, transaction: id(), round: bet.round, reference: bet.transaction }
  return { vendor, guest, bet, win, back }
}

test.each(protocolNames)(
  'GAM-04 a vendor’s call makes no more database queries than necessary: %s',
  async (protocol) => {
    const { vendor, guest, bet, win, back } = await playing(protocol)
    const { supplier } = vendor
    const placed = async (): Promise<typeof bet> => {
      const own = { ...bet, transaction: id(), round: id() }
      await supplier.bet(own)
      return own
    }
    // the first calls of each kind cache books and accounts in the background: later ones use them
    const settles = async (count: () => Promise<number>) => {
      await expect.poll(count).toBeLessThanOrEqual(OF_AN_ACT + BESIDE)
    }
    await settles(
      async () => (await asked(() => supplier.bet({ ...bet, transaction: id(), round: id() }))).length,
    )
    await settles(async () => {
      const { round, transaction: reference } = await placed()
      return (await asked(() => supplier.win({ ...win, transaction: id(), round, reference }))).length
    })
    await settles(async () => {
      const { round, transaction: reference } = await placed()
      return (await asked(() => supplier.rollback({ ...back, transaction: id(), round, reference }))).length
    })
    // a repeated call moves nothing, so no event is sent
    const done = await placed()
    expect((await asked(() => supplier.bet(done))).length).toBeLessThanOrEqual(OF_AN_ACT + 1)
    expect((await asked(() => supplier.balance(guest))).length).toBeLessThanOrEqual(OF_AN_ACT)
  },
)

test('GAM-04 concurrent calls are recorded in one statement, each unchanged', async () => {
  const { vendor, guest } = await playing('canonical')
  const nonces = Array.from({ length: 40 }, () => id())
  const recorded = async () =>
    (
      await at.app.pool.query<{ request: string; body: string }>(
        'select request, body from vendor_call where vendor = $1 and op = $2',
        [vendor.vendor, 'user/balance'],
      )
    ).rows
  const texts = await asked(async () => {
    await Promise.all(nonces.map((nonce) => vendor.supplier.balance(guest, { nonce })))
    await expect.poll(async () => (await recorded()).length).toBe(nonces.length)
  })
  const written = texts.filter((text) => RECORDED.test(text))
  expect(written.length).toBeGreaterThan(0)
  expect(written.length).toBeLessThan(nonces.length)
  const rows = await recorded()
  expect(new Set(rows.map(({ request }) => request)).size).toBe(nonces.length)
  for (const { request, body } of rows) {
    expect(body).toContain(request)
    expect(body).toMatch(/"token":"session:[0-9a-f-]{36}"/)
  }
})

test.each(protocolNames)(
  'GAM-03 rejects names that the database cannot store, and records the calls: %s',
  async (protocol) => {
    const { vendor, guest, bet } = await playing(protocol)
    const odd = ['a\0b', 'a\u0001'.repeat(2), 'long'.repeat(900)]
    for (const round of odd) {
      const said = await vendor.supplier.bet({ ...bet, round, transaction: id() })
      expect([said.word, said.http < 500]).toEqual(['syntax', true])
    }
    for (const transaction of odd)
      expect((await vendor.supplier.bet({ ...bet, transaction })).word).toBe('syntax')
    const { rows } = await at.app.pool.query(
      'select says from vendor_call where vendor = $1 and says <> $2',
      [vendor.vendor, 'RS_OK'],
    )
    expect(rows).toHaveLength(2 * odd.length)
    expect((await vendor.supplier.balance(guest)).balance).toBe(major(1_000))
  },
)

test.each(protocolNames)(
  'GAM-03 a revoked key is rejected immediately, even without the notification, and a new one is accepted: %s',
  async (protocol) => {
    const { vendor, guest, bet } = await playing(protocol)
    expect((await vendor.supplier.balance(guest)).word).toBe('ok')
    // simulates a process that misses notifications
    await run(at.database.owner, sql`alter table vendor_key disable trigger announce`)
    try {
      await run(at.app.db, sql`update vendor_key set retires_at = now() where vendor = ${vendor.vendor}`)
      expect((await vendor.supplier.bet(bet)).word).toBe('signature')
      expect((await vendor.supplier.balance(guest)).word).toBe('signature')
      await run(at.app.db, sql`update vendor_key set retires_at = null where vendor = ${vendor.vendor}`)
      // at the latest at the cache's next reading: it may have read the revoked key before
      await vi.waitFor(async () => expect((await vendor.supplier.bet(bet)).word).toBe('ok'), 5_000)
    } finally {
      await run(at.database.owner, sql`alter table vendor_key enable trigger announce`)
    }
  },
)

test('GAM-03 a change of allowed networks takes effect within a second in every process', async () => {
  const { vendor, guest } = await playing('hub88')
  expect((await vendor.supplier.balance(guest)).word).toBe('ok')
  // written by another process: this one only gets the notification
  await run(
    at.database.owner,
    sql`update vendor_connection set networks = '{203.0.113.0/24}' where vendor = ${vendor.vendor}`,
  )
  await vi.waitFor(async () => expect((await vendor.supplier.balance(guest)).word).toBe('signature'), 1_000)
})

test('GAM-03 a process with a stale network cache still rejects an address that is no longer allowed', async () => {
  const { vendor, guest, bet } = await playing('softswiss')
  expect((await vendor.supplier.balance(guest)).word).toBe('ok')
  await run(at.database.owner, sql`alter table vendor_connection disable trigger announce`)
  const allow = (networks: readonly string[]) =>
    run(at.app.db, sql`update vendor_connection set networks = ${networks} where vendor = ${vendor.vendor}`)
  try {
    await allow(['203.0.113.0/24', '2001:db8::/32'])
    expect((await vendor.supplier.bet(bet)).word).toBe('signature')
    expect((await vendor.supplier.balance(guest)).word).toBe('signature')
    await allow(['203.0.113.0/24', '127.0.0.0/8'])
    // at the latest at the cache's next reading: it may have read the narrower networks before
    await vi.waitFor(async () => expect((await vendor.supplier.bet(bet)).word).toBe('ok'), 5_000)
  } finally {
    await run(at.database.owner, sql`alter table vendor_connection enable trigger announce`)
  }
})

test('M1 the ledger reconciles afterwards', async () => {
  expect(await proveWhole(at.app.db)).toEqual([])
})
