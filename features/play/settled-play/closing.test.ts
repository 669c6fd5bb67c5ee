import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { proveSettledPlay } from '#ledger/reconcile.ts'
import { countPlay } from './service/count.ts'
import {
  closedUntil,
  closedWindows,
  noteFacts,
  factsSince,
  proveWindows,
  sumsBetween,
  type Window,
} from './store/windows.ts'
import { countAll, instant, totals, uncounted } from './testing/windows.ts'

const BEGIN = new Date(0)
/** Facts of this file get the database's own time, so windows close as early as possible. */
const EVER = new Date(8e15)

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  people = await Promise.all(
    (['JADE', 'JADE', 'AMBER', 'AMBER'] as const).map((merchant) =>
      person(at, { merchant, balance: major(1_000_000) }),
    ),
  )
})
afterAll(() => at.close())

const closeAll = () => countAll(at, { from: EVER, to: new Date() })
/** Facts that were written after their window was closed. */
const late = () => many(at.app.db, sql<{ at: Date }>`select at from play_late`)

test('CSH-02 a void counts at its own time and stores the time of the voided bet', async () => {
  const [, other] = people
  if (!other) throw new Error('there is no member')
  const began = new Date()
  const item = instant(other, { stake: 9_000n, win: 4_000n, play: { category: 'LIVE', valid: 2_000n } })
  await at.app.ledger.enqueue(item)
  await at.app.ledger.enqueue({
    step: 'void',
    key: `${item.key}:void`,
    wallet: other.wallet,
    vendor: 'JADE_FORGE',
    round: item.round.id,
  })
  const since = new Date(began.getTime() - 1_000)
  const facts = (await factsSince(at.app.db, { memberId: other.id, since, limit: 10 })).filter(
    ({ round: id }) => id === item.round.id,
  )
  expect(
    facts.map(({ rounds, stake, win, valid, category }) => [rounds, stake, win, valid, category]),
  ).toEqual([
    [1, 9_000n, 4_000n, 2_000n, 'LIVE'],
    [-1, -9_000n, -4_000n, -2_000n, 'LIVE'],
  ])
  expect(facts[1]?.betAt).toEqual(facts[0]?.at)
})

test('CSH-02 an uncommitted settlement keeps its window open and is counted after the commit', async () => {
  const [someone] = people
  if (!someone) throw new Error('there is no member')
  await countPlay(at.app, EVER)
  const settledAt = await at.database.owner.connection().execute(async (line) => {
    await sql`begin`.execute(line)
    // calls the product's own function, in a transaction that stays open
    const [result] = await post(line as never, [instant(someone, { stake: 31n })])
    expect(result?.status).toBe('ok')
    const fact = await one(
      line,
      sql<{ at: Date }>`select max(at) as at from settled_play where member_id = ${someone.id}`,
    )
    // others settle and are counted in the meantime; windows from before it stay open
    const [, other] = people
    if (other) await at.app.ledger.enqueue(instant(other, { stake: 37n }))
    for (let n = 0; n < 3; n++) await countPlay(at.app, EVER)
    const closed = (await closedUntil(at.app.db)) ?? BEGIN
    expect(closed.getTime()).toBeLessThanOrEqual(fact.at.getTime())
    await sql`commit`.execute(line)
    return fact.at
  })
  await closeAll()
  expect((await closedUntil(at.app.db))?.getTime()).toBeGreaterThan(settledAt.getTime())
  expect(await late()).toEqual([])
  expect(await proveWindows(at.app.db)).toEqual([])
})

test('CSH-02 settling at full speed while windows close loses no fact and counts none twice', async () => {
  const before = totals(await sumsBetween(at.app.db, { merchant: 'AMBER', from: BEGIN, to: EVER, by: [] }))
  const own = people.slice(2) // the members of AMBER
  let isDone = false
  const seen = new Map<string, string>()
  const text = (row: Window) => `${row.rounds}/${row.stake}/${row.win}/${row.valid}`
  const nameOf = (row: Window) => `${row.from.toISOString()}/${row.game}/${row.category}`
  const closing = (async () => {
    while (!isDone) {
      await countPlay(at.app, EVER)
      for (const row of await closedWindows(at.app.db, {
        merchant: 'AMBER',
        grain: 'fiveMinutes',
        from: BEGIN,
        to: EVER,
      })) {
        const known = seen.get(nameOf(row))
        if (known !== undefined && known !== text(row))
          throw new Error(`${nameOf(row)} was closed and changed`)
        seen.set(nameOf(row), text(row))
      }
    }
  })()
  const results = await Promise.all(
    Array.from({ length: 600 }, (_, n) => {
      const who = own[n % own.length]
      if (!who) throw new Error('there is no member')
      return at.app.ledger.enqueue(instant(who, { stake: 10n, win: BigInt(n % 3) }))
    }),
  )
  isDone = true
  await closing
  expect(results.every(({ status }) => status === 'ok')).toBe(true)
  const after = totals(await sumsBetween(at.app.db, { merchant: 'AMBER', from: BEGIN, to: EVER, by: [] }))
  expect([after.rounds - before.rounds, after.stake - before.stake, after.win - before.win]).toEqual([
    600n,
    6_000n,
    600n,
  ])
  await closeAll()
  expect(await proveWindows(at.app.db)).toEqual([])
  expect(await uncounted(at)).toBe(0n)
  expect(await late()).toEqual([])
})

test('CSH-02 a transaction that is aborted before its commit leaves neither money nor fact', async () => {
  const [someone] = people
  if (!someone) throw new Error('there is no member')
  const item = instant(someone, { stake: 77_777n })
  await expect(
    inTransaction(at.database.owner, async (tx) => {
      await post(tx, [item])
      throw new Error('the process ends here')
    }),
  ).rejects.toThrow('the process ends here')
  const { facts, rounds } = await one(
    at.app.db,
    sql<{ facts: bigint; rounds: bigint }>`
      select (select count(*) from settled_play where round = ${item.round.id}) as facts,
        (select count(*) from round where id = ${item.round.id}) as rounds
    `,
  )
  expect([facts, rounds]).toEqual([0n, 0n])
})

test('CSH-02 facts are immutable, and reconciliation reports a missing, a duplicate and a wrong one', async () => {
  const [someone] = people
  if (!someone) throw new Error('there is no member')
  const { owner } = at.database
  await expect(run(owner, sql`update settled_play set win = 0`)).rejects.toThrow('append-only')
  await expect(run(owner, sql`delete from settled_play`)).rejects.toThrow('append-only')
  await expect(
    run(at.app.db, sql`insert into settled_play select * from settled_play limit 1`),
  ).rejects.toThrow('permission denied')
  const proof = () => proveSettledPlay(owner)
  expect(await proof()).toEqual([])
  const item = instant(someone, { play: null })
  await at.app.ledger.enqueue(item)
  expect((await proof()).map(({ place }) => place)).toContain(`round ${item.round.id}`)
  // inserted by hand, as a bug would: the first replaces the missing fact, the second is a duplicate with a valid bet above its stake
  const copy = (shift: number, valid: bigint) =>
    run(
      owner,
      sql`
        insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, round, book, rounds, vendor, game, category)
        select w.owner, l.at + make_interval(secs => ${shift}), l.wallet, l.seq, l.batch, 100, 0, ${valid}, ${item.round.id}, w.book, 1,
          'JADE_FORGE', 'dice', 'RNG'
        from line l
        join wallet w on w.id = l.wallet
        where l.ref = ${item.round.id}
      `,
    )
  await copy(0, 100n)
  expect(await proof()).toEqual([])
  await copy(1, 101n)
  const faults = (await proof()).map(({ fault }) => fault).join('\n')
  expect(faults).toContain('has no line of its moment')
  expect(faults).toContain('valid bets of 201 within a stake of 200')
  expect(faults).toContain(`wallet ${someone.wallet} moved`)
  // a window that was modified by hand
  await closeAll()
  expect(await proveWindows(owner)).toEqual([])
  await run(owner, sql`update play_window set stake = stake + 1 where grain = 'hour' and book = 1`)
  expect((await proveWindows(owner)).length).toBeGreaterThan(0)
})

test('CSH-02 a fact with a timestamp before a marker and a batch number after it is not late', async () => {
  const [someone] = people
  if (!someone) throw new Error('there is no member')
  const isPending = async () =>
    (await one(at.app.db, sql<{ is: boolean }>`select next_xid is not null as is from play_mark`)).is
  do await closeAll()
  while (await isPending())
  const when = await at.database.owner.connection().execute(async (line) => {
    await sql`begin`.execute(line)
    // as the ledger's function does, with a pause in the middle of its statement
    const began = await one(
      line,
      sql<{ xid: string; at: Date }>`select pg_current_xact_id()::text as xid, clock_timestamp() as at`,
    )
    await noteFacts(at.app.db)
    await run(
      line,
      sql`
        insert into settled_play (member_id, at, wallet, seq, batch, stake, win, valid, book, rounds, vendor, game, category)
        select w.owner, ${began.at}, w.id, w.seq + 1, nextval('ledger_batch'), 100, 0, 100, w.book, 1, 'JADE_FORGE', 'dice', 'RNG'
        from wallet w
        where w.id = ${someone.wallet}
      `,
    )
    await sql`commit`.execute(line)
    return began.at
  })
  await closeAll()
  // later by microseconds, which a Date cuts
  expect((await closedUntil(at.app.db))?.getTime()).toBeGreaterThanOrEqual(when.getTime())
  expect(await late()).toEqual([])
})
