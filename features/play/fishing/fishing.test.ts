import { afterAll, beforeAll, expect, test } from 'vitest'
import { one, run, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { rooms } from '#games/fishing/rooms.ts'
import { BULLETS } from '#games/fishing/rules.ts'
import { recordedEvents } from '#server/events.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { sweepSeats } from './service/seats.ts'
import { tell } from './service/volleys.ts'
import {
  angler as anglerAt,
  balanceOf,
  fire as fireAt,
  reload,
  timesIn,
  volley,
  type Angler,
} from './testing/anglers.ts'

const room = rooms['koi-shallows']

let at: TestApp
const events = recordedEvents()
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const angler = (member: Person | null = null, game = 'koi-shallows') =>
  anglerAt(at, member ?? undefined, game)
const fire = (who: Angler, fish: string, bullets = BULLETS, stake = '100') =>
  fireAt(who, volley(fish, bullets, stake))
const lapse = (member: Person) =>
  run(
    at.database.owner,
    sql`update fishing_seat set seen_at = seen_at - interval '61 seconds' where member_id = ${member.id}`,
  )

test('STU-04 members of a room sit at tables of four, keep their seats on every device, and lose them a minute after they left', async () => {
  const five = await Promise.all([0, 1, 2, 3, 4].map(() => angler()))
  const seats = []
  for (const { table } of five) seats.push(await table.sit({}))
  expect(seats.map(({ table, seat }) => `${table}-${seat}`)).toEqual(['1-0', '1-1', '1-2', '1-3', '2-0'])
  const [first, second, , , fifth] = five
  expect(seats[4]!.watch).toBe('fish:JADE-koi-shallows-2')
  // another device of the same member: the same seat, and both pages keep it
  const elsewhere = await angler(first!.member)
  expect(await elsewhere.table.sit({})).toMatchObject({ table: 1, seat: 0, why: null })
  expect((await first!.table.keep({})).seats.map(({ seat, state }) => [seat, state])).toEqual([
    [0, 'here'],
    [1, 'here'],
    [2, 'here'],
    [3, 'here'],
  ])
  // a room at a time: the same member has a seat of its own in another room
  const bay = await angler(first!.member, 'coral-bay')
  expect(await bay.table.sit({})).toMatchObject({ table: 1, seat: 0, watch: 'fish:JADE-coral-bay-1' })
  await lapse(second!.member)
  const sixth = await angler()
  expect(await sixth.table.sit({})).toMatchObject({ table: 1, seat: 1 })
  expect(await refusal(second!.table.keep({}))).toBe('fishing.seatLost')
  expect(await second!.table.sit({})).toMatchObject({ table: 2, seat: 1 })
  await fifth!.table.leave({})
  await fifth!.table.leave({})
  const { rooms: listed } = await first!.member.api.fishing.rooms({})
  expect(listed.find(({ room: id }) => id === 'koi-shallows')).toMatchObject({ tables: 2, taken: 5, free: 3 })
  const shared = await first!.member.api.cardRooms.roomList({ query: { gameId: 'koi-shallows' } })
  expect(shared.rooms).toMatchObject([{ roomId: 'koi-shallows', seats: 8, seatsFree: 3, minBuyIn: null }])
  const { game_url } = await first!.member.api.cardRooms.launchPvp({ query: { roomId: 'koi-shallows' } })
  expect(new URL(game_url).search).toBe('?gameId=koi-shallows')
  await run(at.database.owner, sql`update fishing_seat set seen_at = seen_at - interval '1 hour'`)
  await sweepSeats(at.app)
  const { left } = await one(at.app.db, sql<{ left: number }>`select count(*)::int as left from fishing_seat`)
  expect(left).toBe(0)
})

test('STU-04 one of two simultaneous requests gets the last seat', async () => {
  const many = await Promise.all(Array.from({ length: 6 }, () => angler(null, 'coral-bay')))
  const given = await Promise.all(many.map(({ table }) => table.sit({})))
  expect(new Set(given.map(({ table, seat }) => `${table}-${seat}`)).size).toBe(6)
})

test('STU-04 G19 the table sees each volley once, as it was decided: fish, multiples and the barrel, never a price, an amount or a balance', async () => {
  const [mai, an] = [await angler(null, 'moonlit-deep'), await angler(null, 'moonlit-deep')]
  await mai.table.sit({})
  await tell({ ...at.app, events })
  events.published.length = 0
  // an fires without a seat: it is a round as any other, and nothing of it is told
  const alone = await fire(an, 'spark', 3, '5000')
  await tell({ ...at.app, events })
  expect(events.published.filter(({ hint }) => hint.topic === 'fishing.volleys')).toEqual([])
  expect(alone.stake).toBe(major(15_000))
  const round = await fire(mai, 'spark', BULLETS, '50000')
  await tell({ ...at.app, events })
  await tell({ ...at.app, events })
  const told = events.published.filter(({ hint }) => hint.topic === 'fishing.volleys')
  expect(told).toHaveLength(1)
  const factors = timesIn(round.events)
  expect(told[0]).toMatchObject({
    room: 'watch:fish:JADE-moonlit-deep-1',
    hint: { patch: { seat: 0, volleys: [[2, factors.map((times) => [0, times])]] } },
  })
  const patch = JSON.stringify(told[0]!.hint.patch)
  expect(Object.keys(told[0]!.hint.patch as object).toSorted()).toEqual(['name', 'seat', 'volleys'])
  for (const secret of [
    mai.member.account,
    String(mai.member.id),
    '50000',
    round.roundId,
    String(round.balance),
  ])
    expect(patch).not.toContain(secret)
})

test('STU-04 G19 rounds with and without a seat and company are the same bets: price, chance of each bullet and money', async () => {
  const balance = ({ member }: Angler) => balanceOf(at, member)
  const [seated, company, alone] = [await angler(), await angler(), await angler()]
  await seated.table.sit({})
  await company.table.sit({})
  for (const who of [seated, alone]) {
    const before = await balance(who)
    const rounds: Awaited<ReturnType<typeof fire>>[] = []
    for (let nth = 0; nth < 3; nth++) {
      reload(at)
      const [own] = await Promise.all([fire(who, 'koi'), fire(company, 'koi')])
      rounds.push(own)
    }
    const [stake, win] = (['stake', 'win'] as const).map((of) =>
      rounds.reduce((sum, one) => sum + one[of], 0n),
    )
    expect([stake, await balance(who)]).toEqual([major(4_500), before - (stake ?? 0n) + (win ?? 0n)])
    for (const { nonce, seedId, events: script } of rounds) {
      // the outcome follows from the member's own seeds and nonce
      const { rounds: stored } = await who.frame.recent({ query: { limit: 10 } })
      expect(stored.find((one) => one.nonce === nonce && one.seedId === seedId)?.events).toEqual(script)
    }
  }
})

test('STU-04 play money watches the fullest table and takes no seat; other games have no tables', async () => {
  const demo = await angler(await person(at, { type: 4, balance: major(1_000) }))
  const before = await demo.table.sit({})
  expect(before).toMatchObject({ seat: null, why: 'trial' })
  const mai = await angler()
  const { table } = await mai.table.sit({})
  expect(await demo.table.keep({})).toMatchObject({ seat: null, why: 'trial' })
  expect(table).not.toBeNull()
  await tell({ ...at.app, events })
  events.published.length = 0
  await fire(demo, 'koi', 1, '1')
  await tell({ ...at.app, events })
  expect(events.published.filter(({ hint }) => hint.topic.startsWith('fishing'))).toEqual([])
  const dice = await angler(mai.member, 'dice')
  for (const call of [dice.table.sit, dice.table.keep, dice.table.leave])
    expect(await refusal(call({}))).toBe('fishing.noRoom')
  expect(room.kinds).toHaveLength(16)
})
