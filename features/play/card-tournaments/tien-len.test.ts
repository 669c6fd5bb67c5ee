import { afterAll, beforeAll, expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { walletById } from '#ledger/wallets.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { hasten, passTo } from '#features/play/card-rooms/testing/tables.ts'
import { scheduleOf } from './rules/tournament.ts'
import { drive, enter, makeOne } from './testing/tournaments.ts'

let at: TestApp
let mai: Person
let an: Person
beforeAll(async () => {
  at = await testApp()
  const balance = major(1_000_000)
  ;[mai, an] = await Promise.all([person(at, { balance }), person(at, { balance })])
})
afterAll(() => at.close())

const cash = async ({ wallet }: Person) => (await walletById(at.app.db, wallet))?.balance ?? 0n
const shown = ({ api }: Person, id: bigint) => api.tournaments.one({ params: { id } })

test('STU-05 M5 decision 51 a sit-and-go of Tien Len is played for points until one has them all, and pays as any other', async () => {
  const id = await makeOne(at, {
    game: 'tien-len',
    // a card is worth 10 points at first: a loser is out after a game or a few
    stack: major(60),
    schedule: scheduleOf('turbo', { hasBreaks: false, game: 'tien-len' }),
  })
  await enter(mai, id)
  await enter(an, id)
  await drive(at)
  const code = (await shown(mai, id)).mine?.table ?? ''
  const state = async () => (await shown(mai, id)).tournament.state
  for (let games = 0; games < 40 && (await state()) === 'running'; games++) {
    await hasten(at, code)
    await drive(at)
    if ((await state()) !== 'running') break
    await passTo(at, code, 'over')
    const { room, seats } = await mai.api.cardRooms.room({ params: { code } })
    expect([room.game, room.unit >= major(10), seats.reduce((sum, { chips }) => sum + chips, 0n)]).toEqual([
      'tien-len',
      true,
      major(120),
    ])
  }
  const { standings, mine } = await shown(mai, id)
  expect(standings.map(({ place, prize }) => [place, prize])).toEqual([
    [1, major(40_000)],
    [2, 0n],
  ])
  const [winner, other] = mine?.place === 1 ? [mai, an] : [an, mai]
  expect(await Promise.all([winner, other].map(cash))).toEqual([major(1_018_000), major(978_000)])
  const { rounds } = await other.api.rounds.list({ query: { category: 'PVP' } })
  expect(rounds).toMatchObject([{ game: 'tien-len', stake: major(22_000), status: 'settled' }])
  expect(await proveWhole(at.database.owner)).toEqual([])
})
