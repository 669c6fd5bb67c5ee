import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import {
  bookmaker,
  HOME,
  played,
  type Bookmaker,
  type Outcome,
} from '#features/sport/bets/testing/bookmaker.ts'
import { settleDue } from '#features/sport/bets/service/settle.ts'
import {
  announce,
  changeEvent,
  eventById,
  lockEvent,
  putFixture,
  type EventRow,
} from '#features/sport/events/public.ts'
import { priceDue } from '#features/sport/prices/service/price.ts'
import { createOutrights } from './service/create.ts'
import { checkOutrights, followOutrights } from './service/follow.ts'

let house: Bookmaker
let at: Bookmaker['at']
const STEP_MS = 240_000
const champion = (number: number): Outcome => ({
  market: 'champion',
  period: 'full',
  line: 0,
  outcome: String(number),
})
const matches: EventRow[] = []

beforeAll(async () => {
  house = await bookmaker()
  at = house.at
  const sides = ['Ash', 'Birch', 'Cedar'].map((name) => ({ key: name.toLowerCase(), name }))
  const pairs = sides.flatMap((home) => sides.filter((away) => away !== home).map((away) => [home, away]))
  for (const [nth, pair] of pairs.entries()) {
    const put = await inTransaction(at.app.db, (tx) =>
      putFixture(
        tx,
        {
          source: 'import',
          sourceKey: `grove ${nth}`,
          sport: 'football',
          league: { key: 'grove', sport: 'football', name: 'Grove League', country: null, isVirtual: false },
          season: '2026-27',
          label: `Matchday ${nth + 1}`,
          startsAt: new Date(at.clock.now().getTime() + (nth + 1) * STEP_MS),
          sides: pair,
          venue: null,
          state: 'scheduled',
          feed: null,
          round: null,
        },
        at.clock.now(),
      ),
    )
    if ('problem' in put) throw new Error(put.problem)
    matches.push(put.event)
  }
})
afterAll(() => at.close())

const outright = async (): Promise<EventRow> => {
  const { event } = await one(at.app.db, sql<{ event: string }>`select event from sport_outright`)
  return (await eventById(at.app.db, event))!
}
/** Kick-off, told now. */
async function begin({ id }: EventRow) {
  const begun = await inTransaction(at.app.db, async (tx) =>
    changeEvent(tx, (await lockEvent(tx, id))!, { state: 'live', startsAt: new Date(), interrupts: true }),
  )
  await announce(at.app, begun)
}
const look = async () => {
  await followOutrights(at.app)
  while ((await priceDue(at.app)) > 0);
}

test('SPT-01 the winner of a season is priced by the matches that are left, pauses while one runs, and shares the title in a dead heat', async () => {
  await createOutrights(at.app)
  await createOutrights(at.app)
  await look()
  const event = await outright()
  const query = { league: 'grove' } as const
  const { events } = await at.api().sports.events({ query })
  expect(events.map(({ kind }) => kind)).not.toContain('outright')
  const shown = await at.api().sports.events({ query: { ...query, kind: 'outright' } })
  expect(shown.events).toMatchObject([{ id: event.id, startsAt: matches[0]!.startsAt, home: null }])
  expect(shown.events[0]!.runners.map(({ side }) => side.name)).toEqual(['Ash', 'Birch', 'Cedar'])

  const [ash, match] = [await house.legOn(event, champion(1)), await house.legOn(matches[5]!, HOME)]
  const birch = await house.legOn(event, champion(2))
  const both = {
    legs: [ash, match],
    sizes: [2],
    isEachWay: false,
    stake: major(50_000),
    policy: 'none' as const,
  }
  expect(await detailOf(house.mai.api.sportBets.place({ body: both }))).toMatchObject({ why: 'related' })
  const before = await house.balance()
  for (const leg of [ash, birch]) await house.place(leg, major(100_000))

  // the first match begins before its time: the outright pauses with it, before the job looks
  await begin(matches[0]!)
  const { book } = await at.api().sportPrices.book({ params: { event: event.id } })
  expect([book?.state, book?.why]).toEqual(['suspended', 'season'])
  expect(await refusal(house.place(ash))).toBe('sportBets.legs')
  await look()
  expect((await outright()).stops).toContain('provider')

  // a trader's numbers are about the table that they were made for
  const price = { expected: [0.05, 0.05, 0.9], reason: 'a new coach' }
  await house.linh.api.sportPricesOffice.expect({ params: { event: event.id }, body: price })
  // Ash wins at home and loses away: by points, difference and goals Ash and Birch end level, Cedar loses all
  await house.confirm(matches[0]!, played([2, 0])) // Ash – Birch
  await Promise.all([look(), look()]) // two workers
  const after = await outright()
  expect(after.startsAt).toEqual(matches[1]!.startsAt)
  expect(after.stops).not.toContain('provider')
  expect((await house.legOn(event, champion(1))).price).toBeLessThan(ash.price)
  expect((await house.legOn(event, champion(3))).price).toBeGreaterThan(20_000)
  await house.confirm(matches[1]!, played([1, 0])) // Ash – Cedar
  await house.confirm(matches[2]!, played([2, 0])) // Birch – Ash
  await house.confirm(matches[3]!, played([1, 0])) // Birch – Cedar
  await house.confirm(matches[4]!, played([0, 1])) // Cedar – Ash
  await look()
  expect((await outright()).stops).not.toContain('provider')
  const why = async () => (await at.api().sportPrices.book({ params: { event: event.id } })).book?.why
  const last = (await eventById(at.app.db, matches[5]!.id))!
  const move = (change: Parameters<typeof changeEvent>[2], { id }: Pick<EventRow, 'id'> = last) =>
    inTransaction(at.app.db, async (tx) => changeEvent(tx, (await lockEvent(tx, id))!, change))
  const moved = async (change: Parameters<typeof changeEvent>[2]) => {
    await announce(at.app, await move({ startsAt: last.startsAt, interrupts: true, ...change }))
    await look()
  }
  // one that was called off may be played again: the match that begins is not the last one
  await move({ state: 'abandoned' }, matches[3])
  await begin(last)
  expect([(await outright()).stops, await why()]).toEqual([['provider'], 'season'])
  await move({ state: 'official' }, matches[3])
  // the last match runs: nothing follows after which betting could open again
  await look()
  expect([(await outright()).stops, await why()]).toEqual([['provider', 'final'], 'final'])
  // broken off and postponed without a time it is one to come; betting pauses until it has one
  await moved({ state: 'postponed' })
  expect([(await outright()).stops, await why()]).toEqual([['provider'], 'season'])
  await moved({ state: 'scheduled' })
  expect([(await outright()).stops, await why()]).toEqual([[], null])
  // the same if it has a time at once
  await begin(last)
  expect([(await outright()).stops, await why()]).toEqual([['provider', 'final'], 'final'])
  await moved({ state: 'scheduled' })
  expect([(await outright()).stops, await why()]).toEqual([[], null])
  // the last match goes to Birch before its start: the title is known, and betting on it ends
  await house.confirm(matches[5]!, { ...played([0, 1]), how: 'walkover' }) // Cedar – Birch
  await followOutrights(at.app)
  const ended = await outright()
  expect([ended.state, ended.stops.includes('provider')]).toEqual(['scheduled', true])
  expect(ended.startsAt.getTime()).toBeLessThan(matches[5]!.startsAt.getTime())
  expect(await refusal(house.place(await house.legOn(event, champion(1))))).toBe('sportBets.legs')
  // the table of an imported league is one source, which the desk shows; an operator, who names the winners alone, is the other
  const shownAtDesk = await house.linh.alone.sportsOffice.event({ params: { event: event.id } })
  expect(shownAtDesk.results).toMatchObject([{ mayConfirm: true, result: { places: [[1, 2], [3]] } }])
  const result = { ...shownAtDesk.results[0]!.result, places: [[2, 1]] }
  const confirmed = await house.linh.alone.sportsOffice.enterResult({
    params: { event: event.id },
    body: { result, reason: 'final table' },
  })
  expect(confirmed).toEqual({ isConfirmed: true, version: 1 })
  expect((await outright()).state).toBe('official')
  while ((await settleDue(at.app)) > 0);
  const half = (price: number) => (major(100_000) * BigInt(price)) / 20_000n
  expect(await house.balance()).toBe(before - 2n * major(100_000) + half(ash.price) + half(birch.price))
  await checkOutrights(at.app)
  expect((await outright()).resultVersion).toBe(1)
  expect(await proveWhole(at.app.db)).toEqual([])
})
