import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient } from '#contract/client.ts'
import { play } from '#features/play/rounds/contract.ts'
import { isRecord, type Json } from '#game-kit/schema.ts'
import { replayRound } from '#game-kit/replay.ts'
import { catalogue } from '#games/catalogue.ts'
import { loadEdition } from '#games/editions.ts'
import { proofs } from '#games/proofs.ts'
import { major, moneyText } from '#kit/money.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { booksAgree, move, someKey, type Played } from './testing/digger.ts'
import { seatAt, type Seated } from './testing/seat.ts'

let at: TestApp
/** one member plays every game in turn */
let member: Person
let other: Person
beforeAll(async () => {
  at = await testApp()
  member = await person(at, { balance: major(100_000_000) })
  other = await person(at, { balance: major(1_000) })
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })
/** Longer than any game's minimum interval between rounds. */
const PAUSE_MS = 10_000
const MOST_MOVES = 100

/** The bets of a game's RTP proof, at the initial stake of its frame. */
async function betsOf(seat: Seated, id: string) {
  const { stakes } = await seat.frame.session()
  const sample: readonly Json[] = (await proofs[id]?.())?.sample ?? []
  return sample.flatMap((bet) => {
    if (!isRecord(bet)) return []
    const { key, choice } = bet
    return typeof key === 'string' ? [{ key, stake: moneyText(stakes.start), choice }] : []
  })
}

/** Makes the first free move until the round ends. */
async function toItsEnd(seat: Seated, begun: Played): Promise<Played> {
  let now = begun
  for (let nth = 0; now.hand && nth < MOST_MOVES; nth++) {
    const free = now.hand.moves.filter(({ charge }) => charge === 0n)
    const { action } = free.at(-1) ?? now.hand.moves[0] ?? {}
    now = await move(seat, now, isRecord(action) ? action : {})
  }
  return now
}

describe.each(catalogue.map(({ id }) => ({ id })))('$id as played by any member', ({ id }) => {
  it('GAM-02 G15 pays each key once, rejects other members, makes one of many concurrent moves, and can be replayed from storage', async () => {
    const seat = await seatAt(at, member, id)
    const bets = await betsOf(seat, id)
    const key = someKey()
    // two tabs and a retry: one key is one round
    const [first, again] = await Promise.all(
      [1, 2].map(() => seat.frame.round({ body: { bets } }, { idempotencyKey: key })),
    )
    if (!first || !again) throw new Error('no round')
    expect(again.roundId).toBe(first.roundId)
    await expect(
      seat.frame.round({ body: { bets: [...bets, ...bets] } }, { idempotencyKey: someKey() }),
    ).rejects.toEqual(refusal('games.betMalformed'))
    await expect(
      createClient(play, { base: at.game }).enter({ body: { ticket: seat.ticket } }),
    ).rejects.toEqual(refusal('play.ticketInvalid'))
    const elsewhere = await seatAt(at, member, id)
    let last = first
    if (first.hand) {
      expect((await elsewhere.frame.session()).unfinishedRound?.hand).toEqual(first.hand)
      const stranger = await seatAt(at, other, id)
      const [offered] = first.hand.moves
      const action = isRecord(offered?.action) ? offered.action : {}
      await expect(move(stranger, first, action)).rejects.toEqual(refusal('play.roundUnknown'))
      await expect(move(seat, first, { do: 'win' })).rejects.toEqual(refusal('play.moveNotAllowed'))
      await expect(move(seat, { ...first, hand: { ...first.hand, step: 9 } }, action)).rejects.toEqual(
        refusal('play.moveStale'),
      )
      const asked = await Promise.allSettled(
        Array.from({ length: 100 }, (_, nth) => move(nth % 2 ? seat : elsewhere, first, action)),
      )
      const made = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(made).toHaveLength(1)
      last = await toItsEnd(elsewhere, made[0] ?? first)
      await expect(move(seat, first, action)).rejects.toEqual(refusal('play.roundOver'))
    }
    expect(last.hand ?? null).toBeNull()
    await booksAgree(at, seat)
    at.clock.set(new Date(at.clock.now().getTime() + PAUSE_MS))
    await seat.member.api.rounds.rotate({ body: {} })
    const proof = JSON.parse(
      JSON.stringify(await at.api().rounds.proof({ params: { roundId: first.roundId } })),
    )
    const game = await loadEdition(proof.game, proof.edition)
    expect(game && replayRound(proof, game).differences).toEqual([])
  })
})
