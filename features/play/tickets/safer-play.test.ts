import { afterAll, beforeAll, expect, test } from 'vitest'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import { major } from '#kit/money.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { walletById } from '#ledger/wallets.ts'
import { SCRATCH_DAYS } from './rules/tickets.ts'
import { advanceTickets } from './service/advance.ts'
import { printInstead } from './service/designs.ts'
import { smallTicket } from './testing/small.ts'

const design = smallTicket.code
const DAY_MS = 24 * 60 * 60_000

let at: TestApp
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  printInstead(at.app, [smallTicket])
  await advanceTickets(at.app)
})
afterAll(() => at.close())

const rich = () => person(at, { balance: major(100_000) })
const buy = (who: Person, count = 1) => who.api.tickets.buy({ body: { design, count } })
const balanceOf = async (who: Person) => (await who.api.wallet.balance()).sumBalance
const sold = async () => {
  const { list } = await at.api().tickets.list()
  return list.find(({ code }) => code === design)?.series?.sold
}

test('R1 LOT-04 a limit of the stake holds for each ticket, one of the day for a whole purchase: none of it is sold', async () => {
  const [mai, linh] = [await rich(), await rich()]
  await mai.api.limits.set({ body: { kind: 'stake', period: 'once', to: { amount: major(999) } } })
  await linh.api.limits.set({ body: { kind: 'wager', period: 'day', to: { amount: major(2_000) } } })
  const before = await sold()
  expect(await refusal(buy(mai))).toBe('play.limit')
  expect(await refusal(buy(linh, 3))).toBe('play.limit')
  expect([await sold(), await balanceOf(mai), await balanceOf(linh)]).toEqual([
    before,
    major(100_000),
    major(100_000),
  ])
  await buy(linh, 2)
  expect(await refusal(buy(linh))).toBe('play.limit')
  expect(await sold()).toBe((before ?? 0) + 2)
})

test('R7 LOT-04 a member on a time-out buys no ticket; the system scratches and pays those that were bought before', async () => {
  const mai = await rich()
  const { tickets } = await buy(mai, 4)
  await mai.api.exclusions.start({ body: { kind: 'timeOut', days: 1 } })
  const before = await sold()
  expect(await refusal(buy(mai))).toBe('session.required')
  expect(await sold()).toBe(before)
  const start = at.clock.now()
  at.clock.forward(SCRATCH_DAYS * DAY_MS + 1)
  await advanceTickets(at.app)
  at.clock.set(start)
  const rows = await many(
    at.app.db,
    sql<{ win: bigint; state: string }>`
      select win, state from round where id = any(${tickets.map(({ id }) => id)}::uuid[])
    `,
  )
  expect(rows.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled', 'settled'])
  const won = rows.reduce((total, { win }) => total + win, 0n)
  expect((await walletById(at.app.db, mai.wallet))?.balance).toBe(major(100_000 - 4_000) + won)
})

test('SHL-17 MEM-05 winning tickets of five times the price are in the winners’ list, others only in the record', async () => {
  const mai = await person(at, { account: 'ticketmai', balance: major(100_000) })
  // the rest of the series: of its 40 tickets one wins 20 times its price and two win 5 times
  const left = smallTicket.series.size - ((await sold()) ?? 0)
  const tickets = []
  for (let count = left; count > 0; count -= 10)
    tickets.push(...(await buy(mai, Math.min(count, 10))).tickets)
  const wins = new Map<string, bigint>()
  for (const { id } of tickets) wins.set(id, (await mai.api.tickets.scratch({ params: { id } })).win ?? 0n)
  const { list } = await at.api().winners.biggest({ query: { period: 'day' } })
  const shown = list.filter(({ name }) => name === maskedName('ticketmai'))
  const big = [...wins].filter(([, win]) => win >= major(5_000))
  expect(new Map(shown.map(({ roundId, win }) => [roundId, win]))).toEqual(new Map(big))
  expect(big.length).toBeGreaterThan(0)
  const { rounds } = await mai.api.rounds.list({ query: {} })
  for (const { roundId, win } of rounds) expect(win).toBe(wins.get(roundId))
  expect(rounds.length).toBeGreaterThan(0)
})
