import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { land, openTable as openCrash, takeOff } from '#features/play/crash/testing/table.ts'
import { tableOf } from '#features/play/tables/service/catalogue.ts'
import { dealOn, endBets, openTable } from '#features/play/tables/testing/tables.ts'
import { addUpEnded } from './service/sum.ts'
import { playedIn } from './store/days.ts'

let at: TestApp
beforeAll(async () => (at = await testApp()))
afterAll(() => at.close())

test('G8 bets at tables and on crash are monitored against the theory of each bet', async () => {
  const linh = await operator(at)
  const mai = await person(at, { balance: major(100_000_000) })
  const tam = await person(at, { balance: major(100_000_000) })
  const play = async (code: string, bets: Readonly<Record<string, number>>) => {
    const round = await openTable(at, tableOf(code)!)
    const lines = Object.entries(bets).map(([key, stake]) => ({ key, stake: major(stake) }))
    for (const { api } of [mai, tam])
      await api.tables.place({ params: { table: code }, body: { round, bets: lines } })
    await endBets(at, round)
    await dealOn(at, round, 'revealed')
  }
  await play('BAC1', { banker: 30_000, tie: 10_000 })
  // half back on zero: 1/74 on even chances
  await play('RO2', { red: 100_000 })
  await play('BJ1', { main: 10_000 })
  const flight = await openCrash(at, mai)
  await mai.api.crash.bet({ body: { round: flight.id, box: 1, stake: major(10_000), auto: 101 } })
  await land(at, await takeOff(at, flight.id))
  at.clock.forward(2)
  await addUpEnded(at.app, new Date(at.clock.now().getTime() - 1))
  const { games } = await linh.api.rtpMonitoring.list({ query: { window: 'today' } })
  const theory = new Map(games.map((game) => [game.game, game.theory]))
  // three quarters of 98.9421 % and one of 85.6404 %
  expect(theory.get('baccarat')).toBe(956_167)
  expect(theory.get('roulette')).toBe(986_486)
  expect(theory.get('blackjack')).toBe(995_667)
  expect(theory.get('paper-kite')).toBe(990_000)
  const [baccarat] = (
    await playedIn(at.app.db, { window: 'today', merchant: null, now: at.clock.now() })
  ).filter(({ game }) => game === 'baccarat')
  // two members of one round: their stakes deviate together
  const { sums, variance } = baccarat!.tally
  expect(sums.rounds).toBe(2n)
  expect(variance).toBeGreaterThan(Number(sums.stakeSquares) * 1.9 * 0.85)
})
