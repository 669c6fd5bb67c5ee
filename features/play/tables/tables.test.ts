import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { major } from '#kit/money.ts'
import { inTransaction } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { lockWaiters } from '#apps/server/testing/locks.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { seriesOf, tableOf } from './service/catalogue.ts'
import { tellRound } from './service/news.ts'
import { planTables } from './service/series.ts'
import { setShown } from './store/members.ts'
import { dealOn, endBets, openTable } from './testing/tables.ts'

let at: TestApp
let mai: Person
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  mai = await person(at, { balance: major(1_000_000_000) })
})

const bac = tableOf('BAC1')!
const params = { table: 'BAC1' }
const chips = (key: string, stake: number) => ({ key, stake: major(stake) })
const stakeOn = async (round: string, key: string): Promise<string | null> => {
  const { stake } = await one(
    at.database.owner,
    sql<{
      stake: string | null
    }>`select max(totals->>${key}) as stake from table_seat where round = ${round}`,
  )
  return stake
}

test('STU-02 bets on an open round are taken, and settled when the deal has been shown', async () => {
  const round = await openTable(at, bac)
  const bets = [chips('banker', 10_000), chips('tie', 10_000)]
  const placed = await mai.api.tables.place({ params, body: { round, bets } })
  expect(placed).toMatchObject({ stake: major(20_000), balance: major(999_980_000) })
  const seen = await mai.api.tables.table({ params })
  expect(seen.round).toMatchObject({ id: round, phase: 'betting', outcome: null, mark: null })
  expect(seen.mine).toMatchObject([{ id: placed.slip, state: 'open', mayUndo: true }])
  expect(seen.seats).toMatchObject({
    players: 1,
    books: [{ currency: 'VND', stands: [{ key: 'banker' }, { key: 'tie' }] }],
  })
  await endBets(at, round)
  await dealOn(at, round, 'drawn')
  const dealt = await mai.api.tables.slip({ params: { slip: placed.slip } })
  expect(dealt.round).toMatchObject({ phase: 'dealing', mark: expect.stringMatching(/^[BPT]\dp?b?$/) })
  expect(dealt.slip).toMatchObject({ state: 'open', mayUndo: false, lines: [{ win: null }, { win: null }] })
  await dealOn(at, round, 'revealed')
  const { slip, round: over } = await mai.api.tables.slip({ params: { slip: placed.slip } })
  expect(slip.state).toBe('settled')
  expect(slip.lines.reduce((sum, { win }) => sum + (win ?? 0n), 0n)).toBe(slip.win)
  expect(over.script.at(-1)?.type).toBe('result')
  const { list } = await mai.api.tables.results({ params, query: {} })
  expect(list[0]).toMatchObject({ round, mark: over.mark })
  const { slips } = await mai.api.tables.slips({ query: { table: 'BAC1' } })
  expect(slips).toMatchObject([{ id: slip.id, win: slip.win }])
  const { rounds, bets: counted } = await mai.api.tables.statistics({ params, query: {} })
  expect([rounds, counted.find(({ key }) => key === 'banker')?.rtp]).toEqual([1, '98.94'])
})

test('STU-02 a bet a moment late is refused, nothing is taken and its seat is given back', async () => {
  const round = await openTable(at, tableOf('DT1')!)
  await endBets(at, round)
  const late = mai.api.tables.place({
    params: { table: 'DT1' },
    body: { round, bets: [chips('dragon', 10_000)] },
  })
  expect(await refusal(late)).toBe('shared.saleOver')
  expect(await stakeOn(round, 'dragon')).toBe('0')
  const { mine } = await mai.api.tables.table({ params: { table: 'DT1' } })
  expect(mine).toEqual([])
})

test('STU-02 bets of another table, of an unknown one, of a closed one and outside the limits are refused', async () => {
  const round = await openTable(at, tableOf('TX1')!)
  const tx = { table: 'TX1' }
  const place = (bets: ReturnType<typeof chips>[], table = 'TX1') =>
    refusal(mai.api.tables.place({ params: { table }, body: { round, bets } }))
  expect(await place([chips('tai', 5_000)], 'NONE')).toBe('tables.unknown')
  expect(await place([chips('tai', 5_000)], 'SB1')).toBe('shared.roundUnknown')
  expect(await place([chips('big', 5_000)])).toBe('games.betMalformed')
  expect(await place([chips('tai', 4_000)])).toBe('games.stakeTooSmall')
  expect(await place([{ key: 'tai', stake: major(5_000) + 1n }])).toBe('games.stakeNotAllowed')
  expect(await place([chips('tai', 50_000_100)])).toBe('games.stakeTooLarge')
  expect(await refusal(mai.api.tables.results({ params: { table: 'NONE' }, query: {} }))).toBe(
    'tables.unknown',
  )
  // one member's chips on a bet are added up over all slips of the round
  await mai.api.tables.place({ params: tx, body: { round, bets: [chips('sum:4', 4_000_000)] } })
  const over = mai.api.tables.place({
    params: tx,
    body: { round, bets: [chips('sum:4', 2_000_000), chips('tai', 5_000)] },
  })
  await expect(over).rejects.toMatchObject({ code: 'tables.overLimit', detail: { key: 'sum:4' } })
  expect([await stakeOn(round, 'sum:4'), await stakeOn(round, 'tai')]).toEqual([`${major(4_000_000)}`, null])
})

test('STU-02 the same key places once, and undo and clear return the stakes while bets are open', async () => {
  const round = await openTable(at, tableOf('XD1')!)
  const xd = { table: 'XD1' }
  const bet = { params: xd, body: { round, bets: [chips('even', 10_000)] } }
  const key = { idempotencyKey: randomUUID() }
  const first = await mai.api.tables.place(bet, key)
  expect(await mai.api.tables.place(bet, key)).toEqual(first)
  expect(await stakeOn(round, 'even')).toBe(`${major(10_000)}`)
  const second = await mai.api.tables.place(bet)
  const undone = await mai.api.tables.undo({ params: { slip: second.slip } })
  expect(undone.balance).toBe(major(999_990_000))
  expect(await mai.api.tables.undo({ params: { slip: second.slip } })).toEqual(undone)
  expect(await stakeOn(round, 'even')).toBe(`${major(10_000)}`)
  expect((await mai.api.tables.clear({ params: { round } })).balance).toBe(major(1_000_000_000))
  expect(await stakeOn(round, 'even')).toBe('0')
  await mai.api.tables.place(bet)
  await endBets(at, round)
  expect(await refusal(mai.api.tables.clear({ params: { round } }))).toBe('shared.saleOver')
  expect(await refusal(mai.api.tables.clear({ params: { round: randomUUID() } }))).toBe('shared.roundUnknown')
})

test('STU-02 a repeated bet gets its first answer, not a refusal for the room that it has taken itself', async () => {
  const round = await openTable(at, tableOf('TX2')!)
  const tx = { table: 'TX2' }
  const { maxSide } = (await mai.api.tables.table({ params: tx })).table.limits
  const bet = { params: tx, body: { round, bets: [{ key: 'sum:4', stake: maxSide }] } }
  const key = { idempotencyKey: randomUUID() }
  const both = await Promise.all([mai.api.tables.place(bet, key), mai.api.tables.place(bet, key)])
  expect(both[1]).toEqual(both[0])
  expect(await mai.api.tables.place(bet, key)).toEqual(both[0])
  expect(await refusal(mai.api.tables.place(bet))).toBe('tables.overLimit')
  const other = { params: tx, body: { round, bets: [{ key: 'sum:17', stake: maxSide }] } }
  expect(await refusal(mai.api.tables.place(other, key))).toBe('idempotency.conflict')
  await run(
    at.database.owner,
    sql`update shared_series set is_running = false where key = ${seriesOf(tableOf('TX2')!)}`,
  )
  await expect.poll(() => refusal(mai.api.tables.place(bet)), { timeout: 5_000 }).toBe('tables.closed')
  expect(await mai.api.tables.place(bet, key)).toEqual(both[0])
  expect(await stakeOn(round, 'sum:4')).toBe(`${maxSide}`)
})

test('STU-02 the number of an event is older than the state that it carries: a slow teller never shows an older one as the newest', async () => {
  const row = tableOf('BC1')!
  const id = await openTable(at, row)
  const told: bigint[] = []
  const publish = (_: string, { seq }: { readonly seq: string }) => void told.push(BigInt(seq))
  const app = { ...at.app, events: { ...at.app.events, publish } }
  let telling = Promise.resolve()
  const meanwhile = await inTransaction(at.database.owner, async (tx) => {
    await run(tx, sql`lock table shared_round in access exclusive mode`)
    telling = tellRound(app, { id, series: seriesOf(row) })
    await expect.poll(() => lockWaiters(at)).toBeGreaterThan(0)
    return nextEventNumber(tx)
  })
  await telling
  expect(told.length).toBe(2)
  expect(told.every((seq) => seq < meanwhile)).toBe(true)
})

test('STU-02 a table sleeps until someone looks, and deals nothing in the meantime', async () => {
  await planTables(at.app)
  const planned = async () => {
    const { due } = await one(
      at.database.owner,
      sql<{
        due: boolean
      }>`select plan_at is not null as due from shared_series where key = ${seriesOf(tableOf('RO1')!)}`,
    )
    return due
  }
  await run(at.database.owner, sql`update shared_series set plan_at = null, wanted_until = null`)
  expect(await planned()).toBe(false)
  // home shows what was dealt so far and wakes no table (SHL-07)
  const home = await mai.api.tables.list({ query: { asleep: 'stay' } })
  expect([home.list.length > 1, await planned()]).toEqual([true, false])
  const { table } = await mai.api.tables.table({ params: { table: 'RO1' } })
  expect(table).toMatchObject({ phase: 'asleep', isOpen: true, players: 0 })
  expect(await planned()).toBe(true)
  const { list } = await mai.api.tables.list({ query: {} })
  expect(new Set(list.map(({ game }) => game)).size).toBe(11)
  expect(list.filter(({ game }) => game === 'roulette')).toHaveLength(2)
})

test('STU-02 members save sets of bets, and may keep their large bets from others', async () => {
  const save = (name: string, keys: readonly string[], game: 'roulette' | 'sic-bo' = 'roulette') =>
    mai.api.tables.save({
      body: { game, name, bets: keys.map((key) => ({ ...chips(key, 5_000), call: 'tiers' })) },
    })
  await save('Tiers', ['split:5-8'])
  const again = await save('Tiers', ['split:5-8', 'split:10-11'])
  expect(again.bets).toHaveLength(2)
  expect(await refusal(save('Wrong', ['big']))).toBe('games.betMalformed')
  const { list } = await mai.api.tables.saved({ query: { game: 'roulette' } })
  expect(list).toEqual([again])
  for (let nth = 1; nth < 20; nth++) await save(`No ${nth}`, ['big'], 'sic-bo')
  expect(await refusal(save('One more', ['big'], 'sic-bo'))).toBe('tables.savedFull')
  expect((await mai.api.tables.forget({ params: { id: again.id } })).list).toHaveLength(19)
  const round = await openTable(at, tableOf('BC1')!)
  const bet = { params: { table: 'BC1' }, body: { round, bets: [chips('crab', 5_000)] } }
  await mai.api.tables.place(bet)
  expect((await mai.api.tables.table({ params: { table: 'BC1' } })).seats.big).toMatchObject([
    { key: 'crab' },
  ])
  expect(await mai.api.tables.show({ body: { isShown: false } })).toEqual({ isShown: false })
  const big = async () => (await mai.api.tables.table({ params: { table: 'BC1' } })).seats.big
  await expect.poll(big).toEqual([]) // also what was placed before
  await mai.api.tables.place(bet)
  expect((await mai.api.tables.show({ body: { isShown: true } })).isShown).toBe(true)
  await expect.poll(big).toMatchObject([{ key: 'crab', stake: major(10_000) }])
})

test('STU-02 hiding bets tells a table of its newest round, once, and only where the choice changed', async () => {
  const row = tableOf('DT2')!
  const before = await openTable(at, row)
  const place = (round: string, stake: number) =>
    mai.api.tables.place({ params: { table: 'DT2' }, body: { round, bets: [chips('dragon', stake)] } })
  await place(before, 100_000)
  await endBets(at, before)
  await dealOn(at, before, 'revealed')
  await place(await openTable(at, row), 200_000)
  const told: unknown[] = []
  const publish = vi.spyOn(at.app.events, 'publish').mockImplementation((_, event) => {
    if (event.topic === 'tables.seats' && event.of === 'DT2') told.push(event.patch)
  })
  try {
    await mai.api.tables.show({ body: { isShown: false } })
    await expect
      .poll(() => told, { timeout: 3_000 })
      .toMatchObject([{ books: [{ stands: [{ key: 'dragon', stake: '200000.00' }] }], big: [] }])
  } finally {
    publish.mockRestore()
  }
  expect(await setShown(at.app.db, mai.id, false)).toBe(false)
  expect(await setShown(at.app.db, mai.id, true)).toBe(true)
})

test('STU-02 refuses bets at a table that an operator has closed', async () => {
  const round = await openTable(at, tableOf('SB2')!)
  await run(
    at.database.owner,
    sql`update shared_series set is_running = false where key = ${seriesOf(tableOf('SB2')!)}`,
  )
  const closed = mai.api.tables.place({
    params: { table: 'SB2' },
    body: { round, bets: [chips('big', 100_000)] },
  })
  expect(await refusal(closed)).toBe('tables.closed')
})
