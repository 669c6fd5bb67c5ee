import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testHouse, type TestHouse } from '#apps/server/testing/test-house.ts'
import { run, sql } from '#db/rows.ts'
import { evenBet, seatAt } from '#features/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { bandBounds } from './rules.ts'
import { playedIn } from './store.ts'

let at: TestHouse
let linh: Operator
let mai: Person
beforeAll(async () => {
  at = await testHouse()
  linh = await operator(at)
  mai = await person(at, { balance: major(1_000_000) })
})
afterAll(() => at.close())

type Planted = { readonly stake: bigint; readonly win: bigint }

/** Rounds as a broken or rigged game would have left them: no money moves. */
async function plant(game: string, rounds: readonly Planted[], agoDays = 0): Promise<void> {
  const day = new Date(at.clock.now().getTime() - agoDays * 86_400_000)
  const inputs = JSON.stringify({ bets: evenBet('1.00') })
  await run(
    at.database.owner,
    sql`
      insert into round (id, wallet, stake, win, at, settled_at, edition, state, vendor, game, inputs)
      select p.id, ${mai.wallet}, p.stake, p.win, ${day}, ${day}, 1, 'settled', 'JADE_FORGE', ${game}, ${inputs}::json
      from unnest(
        ${rounds.map(() => randomUUID())}::uuid[],
        ${rounds.map(({ stake }) => stake.toString())}::int8[],
        ${rounds.map(({ win }) => win.toString())}::int8[]
      ) as p (id, stake, win)
    `,
  )
}

const gamesIn = async (window: 'today' | 'month' | 'life') =>
  (await linh.api.returns.list({ query: { window } })).games

test('G8 real rounds stand in the monitor as they were played, a planted rigged game is flagged', async () => {
  const { frame } = await seatAt(at, mai)
  let won = 0n
  for (let n = 0; n < 5; n++) won += (await frame.round({ body: { bets: evenBet('1000') } })).win
  await plant(
    'sky-lantern',
    Array.from({ length: 200 }, () => ({ stake: major(1), win: major(5) })),
  )
  const games = await gamesIn('today')
  const dice = games.find(({ game }) => game === 'dice')
  expect(dice).toMatchObject({ rounds: 5n, stake: major(5_000), win: won, theory: 990_000, verdict: 'few' })
  expect(dice?.bands).toHaveLength(1)
  // the planted choice is no lantern's: without a law nothing is said
  expect(games.find(({ game }) => game === 'sky-lantern')?.verdict).toBe('unknown')
  const honest = Array.from({ length: 200 }, (_, n) => ({
    stake: major(2),
    win: n % 2 ? (major(2) * 198n) / 100n : 0n,
  }))
  const rigged = Array.from({ length: 200 }, (_, n) => ({
    stake: major(20),
    win: n % 4 ? (major(20) * 198n) / 100n : 0n,
  }))
  await plant('dice', honest, 10)
  await plant('dice', rigged, 40)
  const month = (await gamesIn('month')).find(({ game }) => game === 'dice')
  expect(month).toMatchObject({ rounds: 205n, verdict: 'within' })
  const life = (await gamesIn('life')).find(({ game }) => game === 'dice')
  expect(life?.rounds).toBe(405n)
  expect(life?.bands.map(({ from, verdict }) => [from, verdict])).toEqual([
    [major(1), 'within'],
    [major(10), 'above'],
    [major(1_000), 'few'],
  ])
})

test('G8 the sums of the monitor are those of the rounds, added one by one', async () => {
  const amounts = fc.record({ stake: fc.bigInt(1n, 10n ** 13n), win: fc.bigInt(0n, 10n ** 14n) })
  let game = 0
  await fc.assert(
    fc.asyncProperty(fc.array(amounts, { minLength: 1, maxLength: 30 }), async (rounds) => {
      const id = `property-${++game}`
      await plant(id, rounds)
      const found = (await playedIn(at.house.db, 'life', at.clock.now())).filter((row) => row.game === id)
      const add = (of: (round: Planted) => bigint) => rounds.reduce((sum, round) => sum + of(round), 0n)
      const seen = (of: (row: (typeof found)[number]) => bigint) =>
        found.reduce((sum, row) => sum + of(row), 0n)
      expect(seen(({ sums }) => sums.rounds)).toBe(BigInt(rounds.length))
      expect(seen(({ sums }) => sums.stake)).toBe(add(({ stake }) => stake))
      expect(seen(({ sums }) => sums.win)).toBe(add(({ win }) => win))
      expect(seen(({ sums }) => sums.stakeSquares)).toBe(add(({ stake }) => stake * stake))
      expect(seen(({ sums }) => sums.winSquares)).toBe(add(({ win }) => win * win))
      expect(seen(({ sums }) => sums.cross)).toBe(add(({ stake, win }) => stake * win))
      for (const { band, sums } of found) {
        const { from, to } = bandBounds(band)
        const own = rounds.filter(({ stake }) => stake >= from && stake < to)
        expect(sums.rounds).toBe(BigInt(own.length))
        expect(sums.greatest).toBe(own.reduce((most, { win }) => (win > most ? win : most), 0n))
      }
    }),
    { numRuns: 10 },
  )
})
