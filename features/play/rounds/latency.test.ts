import { afterAll, beforeAll, expect, test } from 'vitest'
import { replayRound } from '#game-kit/replay.ts'
import { loadEdition } from '#games/editions.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { digger, move, withJade } from './testing/digger.ts'
import { evenBet, seatAt } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Network delays added between the client and the server. */
const DELAYS_MS = [0, 1, 250, 2_000]

test('G19 the same seeds and moves give the same result regardless of the network delay', async () => {
  const seat = await digger(at)
  const ids: string[] = []
  for (const delay of DELAYS_MS) {
    const open = await withJade(seat)
    at.clock.forward(delay)
    const next = await move(seat, open, { do: 'open', at: 3 })
    at.clock.forward(delay)
    if (next.hand) await move(seat, next, { do: 'take' })
    ids.push(open.roundId)
  }
  const dice = await seatAt(at, seat.member)
  for (const delay of DELAYS_MS) {
    at.clock.forward(delay)
    ids.push((await dice.frame.round({ body: { bets: evenBet('1000') } })).roundId)
  }
  await seat.member.api.rounds.rotate({ body: {} })
  for (const roundId of ids) {
    const proof = JSON.parse(JSON.stringify(await at.api().rounds.proof({ params: { roundId } })))
    const game = await loadEdition(proof.game, proof.edition)
    // the record for recomputing script and win contains no timestamps of moves
    expect(game && replayRound(proof, game).differences).toEqual([])
    expect(JSON.stringify([proof.actions, proof.bets])).not.toMatch(/\d{4}-\d{2}-\d{2}T|"at":"|delay/)
  }
})
