import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { major } from '#kit/money.ts'
import { seated, spinBet } from '#features/play/rounds/testing/seat.ts'
import { always, mini, poolBody } from './testing/pools.ts'
import { booksIn } from './testing/books.ts'

let at: TestApp
let linh: Operator
let books: ReturnType<typeof booksIn>
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
  books = booksIn(at, linh)
})
afterAll(() => at.close())

test('B2 STU-06 two operators add a pool and change a level from its next cycle; one stops it immediately', async () => {
  await books.alone({ code: 'changes', levels: [always] })
  const params = { pool: 'changes' }
  const reason = 'asked for by a test'
  expect(
    await refusal(
      linh.alone.jackpotsOffice.add({ body: poolBody({ code: 'second', games: ['paddy-gold'] }) }),
    ),
  ).toBe('approvals.sent')
  const terms = { ...always, seed: major(20) }
  expect(await refusal(linh.alone.jackpotsOffice.setLevel({ params, body: { terms, reason } }))).toBe(
    'approvals.sent',
  )
  await linh.api.jackpotsOffice.setLevel({ params, body: { terms, reason } })
  const { frame } = await seated(at, { balance: major(100_000) }, 'bronze-drum')
  const spin = () => frame.round({ body: { bets: spinBet('1000') } })
  expect((await spin()).jackpot?.prizes).toEqual([{ level: 'mini', prize: major(15) }]) // the old seed
  expect((await spin()).jackpot?.prizes).toEqual([{ level: 'mini', prize: major(25) }])
  await linh.alone.jackpotsOffice.stop({ params, body: { reason } })
  expect((await spin()).jackpot ?? null).toBe(null)
  expect((await books.poolOf('changes')).isRunning).toBe(false)
  expect(await refusal(linh.alone.jackpotsOffice.start({ params, body: { reason } }))).toBe('approvals.sent')
  await linh.api.jackpotsOffice.start({ params, body: { reason } })
  expect((await spin()).jackpot?.prizes).toHaveLength(1)
  const { list } = await linh.api.jackpotsOffice.hits({ params })
  expect(list.map(({ number }) => number)).toEqual([3, 2, 1])
  const winners = await at.api().jackpots.winners({ query: {} })
  expect(winners.list[0]).toMatchObject({
    pool: 'changes',
    level: 'mini',
    number: 3,
    gameName: 'Bronze Drum',
  })
})

test('STU-06 refuses unknown pools, games of several moves, shares that leave a remainder, and an RTP above 99.5 %', async () => {
  await books.alone({ code: 'rules' })
  const reason = 'asked for by a test'
  const unknown = { params: { pool: 'nothing' }, body: { reason } }
  const { add: send, stop, start, setGames: setList, setLevel, hits } = linh.api.jackpotsOffice
  expect(await refusal(stop(unknown))).toBe('jackpots.unknown')
  expect(await refusal(start(unknown))).toBe('jackpots.unknown')
  expect(await refusal(hits({ params: unknown.params }))).toBe('jackpots.unknown')
  expect(await refusal(setList({ ...unknown, body: { games: ['dice'], reason } }))).toBe('jackpots.unknown')
  expect(await refusal(setLevel({ ...unknown, body: { terms: mini, reason } }))).toBe('jackpots.unknown')
  const of = (body: Parameters<typeof poolBody>[0]) => refusal(send({ body: poolBody(body) }))
  expect(await of({ code: 'other' })).toBe('jackpots.gameTaken')
  expect(await of({ code: 'rules', games: ['paddy-gold'] })).toBe('jackpots.codeTaken')
  expect(await of({ code: 'other', games: ['jade-vein'] })).toBe('jackpots.gameInvalid')
  expect(await of({ code: 'other', merchant: 'NOBODY' })).toBe('jackpots.brandUnknown')
  expect(
    await of({
      code: 'other',
      games: ['paddy-gold'],
      levels: [{ ...always, seed: major(900) }],
    }),
  ).toBe('jackpots.rtpTooHigh')
  expect(await of({ code: 'other', games: ['paddy-gold'], levels: [mini, mini] })).toBe(
    'jackpots.levelInvalid',
  )
  expect(
    await refusal(
      linh.api.jackpotsOffice.setGames({ params: { pool: 'rules' }, body: { games: ['jade-vein'], reason } }),
    ),
  ).toBe('jackpots.gameInvalid')
})
