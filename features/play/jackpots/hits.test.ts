import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { major } from '#kit/money.ts'
import { processBeside } from '#features/play/rounds/testing/process.ts'
import { openAccounts } from './service/standing.ts'
import { lockPool } from './store/pools.ts'
import { many, sql } from '#db/rows.ts'
import { houseAccount, transferHouse } from '#ledger/house/transfers.ts'
import { seated, spinBet } from '#features/play/rounds/testing/seat.ts'
import { always } from './testing/pools.ts'
import { booksIn, sum } from './testing/books.ts'

let at: TestApp
let linh: Operator
let books: ReturnType<typeof booksIn>
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
  books = booksIn(at, linh)
})
afterAll(() => at.close())

/** A moment's hits; nightly as many as G16 names. */
const MOMENT = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 1_000 : 100

test(`G16 ${MOMENT} hits at one moment by two processes are numbered in order, and nothing is lost`, async () => {
  await books.alone({ code: 'moment', levels: [always] })
  const people = await Promise.all(
    Array.from({ length: 12 }, () => seated(at, { balance: major(10_000_000) }, 'bronze-drum')),
  )
  const processes = [await processBeside(at), await processBeside(at)] as const
  const seats = await Promise.all(
    people.map(async ({ token }) => ({
      here: await processes[0].callers(token, at.clock.now()),
      there: await processes[1].callers(token, at.clock.now()),
    })),
  )
  const played = await Promise.all(
    Array.from({ length: MOMENT }, async (_, n) => {
      const { here, there } = seats[n % seats.length]!
      const isHere = n % 2 === 0
      const seat = isHere ? here : there
      if (!seat) throw new Error('no seat')
      const asked = { bets: spinBet('1000'), key: `moment:${n}:${seat.wallet}` }
      const round = await processes[isHere ? 0 : 1].floor.play(asked, seat)
      if ('refused' in round) throw new Error(round.refused)
      return round
    }),
  )
  for (const { close } of processes) await close()
  expect(played.every(({ jackpot }) => jackpot?.prizes.length === 1)).toBe(true)
  const { numbers, won } = await books.booksOf('moment', 'mini')
  expect(numbers).toHaveLength(MOMENT)
  expect(won).toBe(sum(played.flatMap(({ jackpot }) => jackpot?.prizes.map(({ prize }) => prize) ?? [])))
  await books.expectWhole('moment', ['mini'])
}, 120_000)

test('M4 a process that ends after a hit was committed pays once: the same key returns the same prize', async () => {
  await books.alone({ code: 'lost-reply', levels: [always] })
  const { token, member } = await seated(at, { balance: major(100_000) }, 'bronze-drum')
  const asked = { bets: spinBet('1000'), key: `lost-hit:${member.id}` }
  const first = await processBeside(at)
  const seat = await first.callers(token, at.clock.now())
  const lost = seat && (await first.floor.play(asked, seat))
  await first.close() // the reply is lost
  const next = await processBeside(at)
  const again = await next.callers(token, at.clock.now())
  const repeated = again && (await next.floor.play(asked, again))
  await next.close()
  if (!lost || !repeated || 'refused' in lost || 'refused' in repeated) throw new Error('refused')
  expect(repeated.roundId).toBe(lost.roundId)
  expect(repeated.jackpot?.prizes).toEqual(lost.jackpot?.prizes)
  expect((await books.booksOf('lost-reply', 'mini')).numbers).toEqual([1])
  await books.expectWhole('lost-reply', ['mini'])
})

test('M5 a connection that ends in the middle of a hit leaves nothing of it, and the bet is played again', async () => {
  await books.alone({ code: 'cut', levels: [always] })
  const { frame } = await seated(at, { balance: major(100_000) }, 'bronze-drum')
  const idempotencyKey = crypto.randomUUID()
  const held = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = inTransaction(at.app.db, async (tx) => {
    await lockPool(tx, 'cut') // the bet waits for it within its transaction
    held.resolve()
    await over.promise
  })
  await held.promise
  const playing = frame.round({ body: { bets: spinBet('1000') } }, { idempotencyKey }).catch(() => null)
  const waiting = () =>
    many(
      at.database.owner,
      sql<{
        pid: number
      }>`select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%jackpot_pool%' and datname = current_database()`,
    )
  await expect.poll(async () => (await waiting()).length).toBe(1)
  for (const { pid } of await waiting())
    await many(at.database.owner, sql`select pg_terminate_backend(${pid}) as done`)
  over.resolve()
  await holding
  await playing
  const round = await frame.round({ body: { bets: spinBet('1000') } }, { idempotencyKey })
  expect(round.jackpot?.prizes).toHaveLength(1)
  expect((await books.booksOf('cut', 'mini')).numbers).toEqual([1])
  await books.expectWhole('cut', ['mini'])
})

test('STU-06 a network pool pays with every brand’s part, and each book stays balanced', async () => {
  await books.alone({ code: 'network', merchant: null, levels: [always] })
  const { pool } = (await inTransaction(at.app.db, (tx) => lockPool(tx, 'network')))!
  await inTransaction(at.app.db, async (tx) => {
    await openAccounts(tx, pool, ['mini'], 'THIRD')
    const there = { merchant: 'THIRD', currency: 'VND' } as const
    const from = await houseAccount(tx, { ...there, kind: 'ggr', detail: 'JADE_FORGE' })
    const to = await houseAccount(tx, { ...there, kind: 'jackpot', detail: 'network:mini' })
    await transferHouse(tx, { key: 'third', from, to, amount: major(700), note: 'seed of a test' })
  })
  const { frame } = await seated(at, { balance: major(100_000) }, 'bronze-drum')
  const round = await frame.round({ body: { bets: spinBet('1000') } })
  // its own 10 and 5 of the bet, and 700 of the other brand
  expect(round.jackpot?.prizes).toEqual([{ level: 'mini', prize: major(715) }])
  const owed = await many(
    at.app.db,
    sql<{
      merchant: string
      balance: bigint
    }>`select merchant, balance from ledger_house where kind = 'jackpot_share' order by merchant`,
  )
  expect(owed).toEqual([
    { merchant: 'JADE', balance: -major(700) },
    { merchant: 'THIRD', balance: major(700) },
  ])
  await books.expectWhole('network', ['mini'])
})
