import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { many, one, sql } from '#db/rows.ts'
import { readTicketFile, seriesDifferences, ticketDifferences } from '#game-kit/lottery/tickets/proof.ts'
import type { SeriesRecord, TicketRecord } from '#game-kit/lottery/tickets/proof.ts'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'
import { major } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'
import { endWaiting } from '#features/play/rounds/service/stepped/absent.ts'
import { SCRATCH_DAYS } from './rules/tickets.ts'
import { advanceTickets } from './service/advance.ts'
import { printInstead } from './service/designs.ts'
import { smallTicket } from './testing/small.ts'

const design = smallTicket.code
const price = major(1_000)
const { size, prizes } = smallTicket.series
const DAY_MS = 24 * 60 * 60_000

let at: TestApp
let mai: Person
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  printInstead(at.app, [smallTicket])
  await advanceTickets(at.app)
  mai = await person(at, { balance: major(1_000_000) })
})
afterAll(() => at.close())

const anyone = () => at.api().tickets
const buy = (of: Person, count = 1) => of.api.tickets.buy({ body: { design, count } })
const scratch = (of: Person, id: string) => of.api.tickets.scratch({ params: { id } })
const balanceOf = async (of: Person) => (await of.api.wallet.balance()).sumBalance
const onSale = async () => {
  const { list } = await anyone().list()
  return list.find(({ code }) => code === design)?.series ?? null
}

/** Buys what is left of the series on sale. */
async function buyOut(of: Person): Promise<string[]> {
  const series = await onSale()
  if (!series) throw new Error('no series is on sale')
  const ids: string[] = []
  for (let left = series.size - series.sold; left > 0; left -= 10)
    ids.push(...(await buy(of, Math.min(left, 10))).tickets.map(({ id }) => id))
  return ids
}

test('LOT-04 G9 a series is published with its prizes and hashes before its first sale', async () => {
  await advanceTickets(at.app) // nothing is sold: nothing more is printed
  const { list } = await anyone().series({ params: { design } })
  expect(list.map(({ label, state, sold }) => [label, state, sold])).toEqual([['KOI-000001', 'open', 0]])
  expect(list[0]?.prizes).toEqual(prizes.map((prize) => ({ ...prize, found: 0 })))
  expect(list[0]?.seed).toBeNull()
  expect(await refusal(anyone().seriesProof({ params: { label: 'KOI-000001' } }))).toBe('tickets.seedSecret')
  expect(await refusal(anyone().seriesProof({ params: { label: 'KOI-999999' } }))).toBe(
    'tickets.unknownSeries',
  )
  expect(await refusal(anyone().series({ params: { design: 'NONE' } }))).toBe('tickets.unknownDesign')
})

test('LOT-04 a ticket is bought in the order of numbers, scratched once, and pays its prize', async () => {
  const before = await balanceOf(mai)
  const bought = await buy(mai, 2)
  expect(bought.balance).toBe(before - 2n * price)
  expect(bought.tickets.map(({ label, number }) => [label, number])).toEqual([
    ['KOI-000001', 1],
    ['KOI-000001', 2],
  ])
  const [first] = bought.tickets
  const id = first?.id ?? ''
  const waiting = await mai.api.tickets.mine({ query: {} })
  expect(waiting.list.map(({ number, fields, prize, win }) => ({ number, fields, prize, win }))).toEqual(
    [2, 1].map((number) => ({ number, fields: null, prize: null, win: null })),
  )
  expect(await refusal(anyone().proof({ params: { id } }))).toBe('tickets.notScratched')
  const other = await person(at)
  expect(await refusal(scratch(other, id))).toBe('tickets.unknown')
  expect(await refusal(other.api.tickets.one({ params: { id } }))).toBe('tickets.unknown')

  const [once, twice] = await Promise.all([scratch(mai, id), scratch(mai, id)])
  expect(twice).toEqual(once)
  const won = once.prize === BLANK ? 0 : (prizes[once.prize ?? 0]?.times ?? 0)
  expect(once.win).toBe(price * BigInt(won))
  expect(await balanceOf(mai)).toBe(before - 2n * price + (once.win ?? 0n))
  expect(await mai.api.tickets.one({ params: { id } })).toEqual(once)
  expect((await mai.api.tickets.mine({ query: { state: 'scratched' } })).list).toEqual([once])
})

test('G9 the next series is printed ahead once the open one sells, and not before', async () => {
  const labels = async () => {
    const { list } = await anyone().series({ params: { design } })
    return list.map(({ label, state }) => [label, state])
  }
  const first = ['KOI-000001', 'open']
  expect(await labels()).toEqual([first])
  await advanceTickets(at.app)
  expect(await labels()).toEqual([['KOI-000002', 'printed'], first])
})

test('LOT-04 G9 a scratched ticket leads to the published hash, and a play is on record with its category', async () => {
  const { tickets } = await buy(mai)
  const id = tickets[0]?.id ?? ''
  const ticket = await scratch(mai, id)
  const record = readTicketFile(await anyone().proof({ params: { id } })) as TicketRecord
  expect(record.seriesHash).toBe((await onSale())?.seriesHash)
  expect(record).toMatchObject({ number: ticket.number, prize: ticket.prize, fields: ticket.fields })
  expect(ticketDifferences(record)).toEqual([])
  expect(await refusal(anyone().proof({ params: { id: randomUUID() } }))).toBe('tickets.unknown')
  const fact = await one(
    at.app.db,
    sql<{ game: string; category: string; stake: bigint; win: bigint }>`
      select game, category, stake, win from settled_play where round = ${id}
    `,
  )
  expect(fact).toEqual({ game: 'ticket-small', category: 'ELOTT', stake: price, win: ticket.win })
})

test('LOT-04 an unscratched ticket remains when rounds without a move are ended', async () => {
  const { tickets } = await buy(mai)
  const start = at.clock.now()
  at.clock.set(new Date(start.getTime() + 2 * DAY_MS))
  await endWaiting(at.app)
  at.clock.set(start)
  const { list } = await mai.api.tickets.mine({ query: {} })
  expect(list.map(({ id }) => id)).toContain(tickets[0]?.id)
  const detail = await mai.api.rounds.detail({ params: { roundId: tickets[0]?.id ?? '' } })
  expect(detail.status).toBe('open')
})

test('LOT-04 M4 the same key buys once; what cannot be paid, or is not sold, takes no ticket', async () => {
  const sold = async () => (await onSale())?.sold
  const before = (await sold()) ?? 0
  const key = 'pressed-twice-by-mai'
  const call = () => mai.api.tickets.buy({ body: { design } }, { idempotencyKey: key })
  const [one, two] = await Promise.all([call(), call()])
  expect(two).toEqual(one)
  expect(await sold()).toBe(before + 1)
  const poor = await person(at, { balance: major(1_500) })
  expect(await refusal(buy(poor, 2))).toBe('play.insufficient')
  expect(await sold()).toBe(before + 1)
  expect(await refusal(poor.api.tickets.buy({ body: { design: 'NONE' } }))).toBe('tickets.unknownDesign')
  const dollars = await person(at, { merchant: 'AMBER', balance: major(100) })
  expect(await refusal(buy(dollars))).toBe('games.currencyNotOffered')
})

test('LOT-04 play money buys from series of its own', async () => {
  const real = await onSale()
  const { token } = await at.api().identity.freeplay()
  const visitor = at.api({ token })
  const { list, currency } = await visitor.tickets.list()
  expect([currency, list[0]?.series?.label, list[0]?.price]).toEqual(['FUN', 'DEMO-KOI-000001', major(1)])
  const { tickets } = await visitor.tickets.buy({ body: { design } })
  expect(await visitor.tickets.scratch({ params: { id: tickets[0]?.id ?? '' } })).toMatchObject({
    label: 'DEMO-KOI-000001',
    number: 1,
  })
  expect((await onSale())?.sold).toBe(real?.sold)
})

test('LOT-04 M5 a hundred buyers of the last tickets: each ticket is sold once, and the next series opens', async () => {
  const rich: Person[] = []
  for (let made = 0; made < 100; made++) rich.push(await person(at, { balance: price }))
  const before = await onSale()
  // 36 or so are left of this series, 40 of the next: the rest is refused, and pays nothing
  const left = (before?.size ?? 0) - (before?.sold ?? 0)
  const done = await Promise.allSettled(rich.map((of) => buy(of)))
  const sold = done.flatMap((each) => (each.status === 'fulfilled' ? each.value.tickets : []))
  expect(sold).toHaveLength(left + size)
  expect(new Set(sold.map(({ label, number }) => `${label}/${number}`)).size).toBe(sold.length)
  const balances: bigint[] = []
  for (const of of rich) balances.push((await walletById(at.app.db, of.wallet))?.balance ?? -1n)
  expect(balances.filter((balance) => balance === 0n)).toHaveLength(left + size)
  expect(balances.filter((balance) => balance === price)).toHaveLength(100 - left - size)
  expect(await onSale()).toBeNull()
  expect(await refusal(buy(mai))).toBe('tickets.notOnSale')
  await advanceTickets(at.app)
  expect(await onSale()).toMatchObject({ label: 'KOI-000003', sold: 0 })
})

test('G9 a closed series is revealed when all are scratched, pays exactly the published prizes, and is printed again', async () => {
  const ids = await buyOut(mai)
  const label = 'KOI-000003'
  const wins: bigint[] = []
  for (const id of ids) {
    if (id === ids.at(-1)) {
      await advanceTickets(at.app)
      expect(await refusal(anyone().seriesProof({ params: { label } }))).toBe('tickets.seedSecret')
    }
    const { win } = await scratch(mai, id)
    wins.push(win ?? 0n)
  }
  // 20 + 2 × 5 + 6 × 1 prices
  expect(wins.reduce((sum, win) => sum + win, 0n)).toBe(36n * price)
  await advanceTickets(at.app)
  const { list } = await anyone().series({ params: { design } })
  const series = list.find((each) => each.label === label)
  expect(series?.prizes.map(({ found }) => found)).toEqual([1, 2, 6])
  const record = readTicketFile(await anyone().seriesProof({ params: { label } })) as SeriesRecord
  expect(record.seed).toBe(series?.seed)
  expect(record.paid).toHaveLength(size)
  expect(seriesDifferences(record)).toEqual([])
})

test('LOT-04 two operators open and close a sale, one pauses it, and a purchase spans two series', async () => {
  const linh = await operator(at, { roles: ['supervisor'] })
  const call = { params: { design }, body: { reason: 'a review of the series' } }
  expect(await refusal(linh.alone.ticketsOffice.close(call))).toBe('approvals.sent')
  expect(await refusal(linh.api.ticketsOffice.open(call))).toBe('tickets.alreadyOpen')
  expect(await refusal(linh.api.ticketsOffice.open({ ...call, params: { design: 'NONE' } }))).toBe(
    'tickets.unknownDesign',
  )
  await linh.alone.ticketsOffice.pause(call)
  expect(await refusal(buy(mai))).toBe('tickets.notOnSale')
  expect(await refusal(linh.alone.ticketsOffice.pause(call))).toBe('tickets.notOnSale')
  await linh.api.ticketsOffice.open(call)
  const { label } = (await onSale()) ?? { label: '' }
  await buy(mai, 3)
  await linh.api.ticketsOffice.close(call)
  expect(await refusal(buy(mai))).toBe('tickets.notOnSale')
  const { designs } = await linh.api.ticketsOffice.list()
  const closed = designs[0]?.series.find((each) => each.label === label)
  expect(closed).toMatchObject({ state: 'closed', sold: 3, waiting: 3, closedReason: call.body.reason })
  expect(closed?.money).toEqual([{ currency: 'VND', sales: 3n * price, wins: 0n }])
  await advanceTickets(at.app) // prints the next one: nothing is open
  await linh.api.ticketsOffice.open(call)
  for (let times = 0; times < 3; times++) await buy(mai, 10)
  await buy(mai, 8)
  expect(await refusal(buy(mai, 4))).toBe('tickets.fewLeft')
  await advanceTickets(at.app)
  const { tickets } = await buy(mai, 4)
  expect(new Set(tickets.map((ticket) => ticket.label)).size).toBe(2)
  expect(tickets.map(({ number }) => number)).toEqual([39, 40, 1, 2])
  await linh.api.ticketsOffice.close(call)
  expect(await refusal(linh.api.ticketsOffice.open(call))).toBe('tickets.notPrinted')
})

test('LOT-04 after thirty days the system scratches what is left and pays it', async () => {
  const waiting = (await mai.api.tickets.mine({ query: { limit: 100 } })).list.map(({ id }) => id)
  at.clock.set(new Date(at.clock.now().getTime() + (SCRATCH_DAYS + 1) * DAY_MS))
  await advanceTickets(at.app)
  const rows = await many(
    at.app.db,
    sql<{ isExpired: boolean; state: string; isSame: boolean }>`
      select t.is_expired, r.state, r.win = t.win as is_same
      from instant_ticket t join round_view r on r.id = t.id
      where t.id = any (${waiting}::uuid[])
    `,
  )
  expect(rows).toHaveLength(waiting.length)
  for (const row of rows) expect(row).toEqual({ isExpired: true, state: 'settled', isSame: true })
  const { unscratched } = await one(
    at.app.db,
    sql<{
      unscratched: number
    }>`select count(*)::int as unscratched from instant_ticket where scratched_at is null`,
  )
  expect(unscratched).toBe(0)
})
