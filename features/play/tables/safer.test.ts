import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { run, sql } from '#db/rows.ts'
import { openTable as openCrash } from '#features/play/crash/testing/table.ts'
import { tableOf } from './service/catalogue.ts'
import { dealOn, endBets, openTable } from './testing/tables.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
})
afterAll(() => at.close())

const rich = { balance: major(100_000_000) }
const money = (units: number) => ({ amount: major(units) })
const atTable = (who: Person, round: string, stake: number) =>
  who.api.tables.place({
    params: { table: 'SB1' },
    body: { round, bets: [{ key: 'big', stake: major(stake) }] },
  })
const onCrash = (who: Person, round: string, stake: number) =>
  who.api.crash.bet({ body: { round, box: 1, stake: major(stake), auto: 200 } })

test('R3 STU-02 STU-03 a member’s daily limit of stakes holds at tables and on crash as in every game', async () => {
  const mai = await person(at, rich)
  await mai.api.limits.set({ body: { kind: 'wager', period: 'day', to: money(30_000) } })
  const round = await openTable(at, tableOf('SB1')!)
  const { id: flight } = await openCrash(at, mai)
  await atTable(mai, round, 20_000)
  expect(await refusal(atTable(mai, round, 20_000))).toBe('play.limit')
  expect(await refusal(onCrash(mai, flight, 20_000))).toBe('play.limit')
  await onCrash(mai, flight, 10_000)
  const { mine, seats } = await mai.api.tables.table({ params: { table: 'SB1' } })
  expect(mine).toHaveLength(1)
  // the seat of the bet that was refused was given back
  expect(seats.books[0]?.stands).toMatchObject([{ key: 'big', stake: major(20_000) }])
})

test('R9 STU-02 STU-03 a member on a time-out bets nowhere, whatever session is still open', async () => {
  const mai = await person(at, rich)
  const round = await openTable(at, tableOf('SB1')!)
  const { id: flight } = await openCrash(at, mai)
  await run(
    at.database.owner,
    sql`
      insert into exclusion (member_id, kind, starts_at, ends_at)
      values (${mai.id}, 'timeOut', now() - interval '1 minute', now() + interval '1 day')
    `,
  )
  expect(await refusal(atTable(mai, round, 20_000))).toBe('limits.excluded')
  expect(await refusal(onCrash(mai, flight, 20_000))).toBe('limits.excluded')
})

test('SHL-17 STU-02 a win of many times the stake at a table is in the list of winners, under a masked name', async () => {
  const mai = await person(at, rich)
  const sums = Array.from({ length: 14 }, (_, nth) => nth + 4)
  for (let tries = 0; tries < 20; tries += 1) {
    const round = await openTable(at, tableOf('SB1')!)
    // one slip for each sum from 4 to 17: one of them wins at least six times its stake, unless three dice are equal
    for (const sum of sums)
      await mai.api.tables.place({
        params: { table: 'SB1' },
        body: { round, bets: [{ key: `sum:${sum}`, stake: major(5_000) }] },
      })
    await endBets(at, round)
    await dealOn(at, round, 'revealed')
    const { slips } = await mai.api.tables.slips({ query: { table: 'SB1', limit: 14 } })
    if (slips.some(({ win }) => win > 0n)) break
  }
  const { list } = await at.api().winners.latest()
  expect(list[0]).toMatchObject({ gameName: 'Sic Bo' })
  expect(
    JSON.stringify(list, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)),
  ).not.toContain(mai.account)
})
