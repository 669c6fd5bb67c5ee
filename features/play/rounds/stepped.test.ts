import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { major } from '#kit/money.ts'
import { one, sql } from '#db/rows.ts'
import { replayRound } from '#game-kit/replay.ts'
import { loadEdition } from '#games/editions.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { endWaiting } from './service/stepped/absent.ts'
import { UNFINISHED_MS } from './rules.ts'
import {
  balanceOf,
  booksAgree,
  digger,
  field,
  move,
  someKey,
  withJade,
  type Played,
} from './testing/digger.ts'
import { processBeside } from './testing/process.ts'
import { seatAt, type Seated } from './testing/seat.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })

describe('a stepped round', () => {
  it('GAM-05 G10 takes the stake at the start, continues by moves and pays in the transaction of the last move', async () => {
    const seat = await digger(at)
    const before = await balanceOf(at, seat)
    const begun = await seat.frame.round({ body: { bets: field('1000') } })
    expect(begun).toMatchObject({ stake: major(1_000), win: 0n, balance: before - major(1_000) })
    expect(begun.hand).toMatchObject({ step: 0 })
    expect(begun.hand?.moves).toHaveLength(25)
    const jade = await withJadeFrom(seat, begun)
    const taken = await move(seat, jade, { do: 'take' })
    expect(taken.hand ?? null).toBeNull()
    // one firecracker, one stone: 0.99 · 25 / 24 = 1.03125
    expect(taken.win).toBe(10_312_500n)
    expect(taken.events.at(-1)).toMatchObject({ type: 'total', win: '1031.25' })
    await booksAgree(at, seat)
    const told = await seat.member.api.rounds.detail({ params: { roundId: taken.roundId } })
    expect(told.balanceAfter).toBe(taken.balance)
    expect(told.balanceAfter - told.balanceBefore).toBe(told.win - told.stake)
  })

  it('R13 has no autoplay: a round with an autoplay id takes no stake', async () => {
    const seat = await digger(at)
    const before = await balanceOf(at, seat)
    await expect(seat.frame.round({ body: { bets: field('1000'), autoplay: someKey() } })).rejects.toEqual(
      refusal('play.autoplayOff'),
    )
    expect(await balanceOf(at, seat)).toBe(before)
  })

  it('G9 does not reveal hidden state before the round is over', async () => {
    const seat = await digger(at)
    const open = await withJade(seat)
    const told = JSON.stringify([open.events, open.hand?.view])
    expect(told).not.toContain('laid')
    expect(open.hand?.view).toMatchObject({ crackers: 1 })
    const over = await move(seat, open, { do: 'take' })
    expect(over.events).toContainEqual(expect.objectContaining({ type: 'laid' }))
  })

  it('GAM-05 G11 resumes on another device in the same state, and rejects a second open round', async () => {
    const seat = await digger(at)
    const open = await withJade(seat)
    const elsewhere = await seatAt(at, seat.member, 'jade-vein')
    const { unfinishedRound } = await elsewhere.frame.session()
    expect(unfinishedRound).toMatchObject({ roundId: open.roundId, events: open.events, stake: open.stake })
    expect(unfinishedRound?.hand).toEqual(open.hand)
    await expect(elsewhere.frame.round({ body: { bets: field('1000') } })).rejects.toEqual(
      refusal('play.roundOpen'),
    )
    if (!unfinishedRound) throw new Error('nothing to go on with')
    const taken = await move(elsewhere, unfinishedRound, { do: 'take' })
    expect(taken.win).toBeGreaterThan(0n)
    await expect(move(seat, open, { do: 'take' })).rejects.toEqual(refusal('play.roundOver'))
  })

  it('G15 makes one of a hundred concurrent moves and returns the current state to the others', async () => {
    const seat = await digger(at)
    const begun = await seat.frame.round({ body: { bets: field('1000') } })
    const asked = await Promise.allSettled(
      Array.from({ length: 100 }, (_, nth) => move(seat, begun, { do: 'open', at: nth % 25 })),
    )
    const made = asked.filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(1)
    for (const one of asked)
      if (one.status === 'rejected')
        expect(['play.moveStale', 'play.roundOver', 'play.tooSoon']).toContain(one.reason.code)
    await booksAgree(at, seat)
  })

  it('G15 two concurrent starts open one round, and two processes that move concurrently make one move', async () => {
    const seat = await digger(at)
    const begins = await Promise.allSettled(
      [1, 2, 3, 4].map(() => seat.frame.round({ body: { bets: field('1000') } })),
    )
    expect(begins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { unfinishedRound: begun } = await seat.frame.session()
    if (!begun) throw new Error('no round is open')
    const other = await processBeside(at)
    const caller = await other.callers(seat.token, at.clock.now())
    if (!caller) throw new Error('not seated')
    const act = (stone: number) =>
      other.floor.act(
        { roundId: begun.roundId, step: 0, action: { do: 'open', at: stone }, key: someKey() },
        caller,
      )
    const here = move(seat, begun, { do: 'open', at: 1 }).catch((error: unknown) => error)
    const answers = await Promise.all([here, act(2), act(3)])
    const isMade = (answer: unknown) => typeof answer === 'object' && answer !== null && 'roundId' in answer
    expect(answers.filter(isMade)).toHaveLength(1)
    await other.close()
    await booksAgree(at, seat)
  })

  it('M4 a repeated key makes one move and returns the same reply; another move under it is rejected', async () => {
    const seat = await digger(at)
    const open = await withJade(seat)
    const key = someKey()
    const taken = await move(seat, open, { do: 'take' }, key)
    expect(await move(seat, open, { do: 'take' }, key)).toEqual(taken)
    await expect(move(seat, open, { do: 'open', at: 3 }, key)).rejects.toEqual(
      refusal('idempotency.conflict'),
    )
  })

  it('GAM-02 rejects a move that is not allowed, malformed, of another member’s round or of a finished round', async () => {
    const seat = await digger(at)
    const begun = await seat.frame.round({ body: { bets: field('1000') } })
    for (const action of [{ do: 'take' }, { do: 'open', at: 25 }, { do: 'open' }, { do: 'win' }, {}])
      await expect(move(seat, begun, action)).rejects.toEqual(refusal('play.moveNotAllowed'))
    const other = await digger(at)
    await expect(move(other, begun, { do: 'open', at: 1 })).rejects.toEqual(refusal('play.roundUnknown'))
    const stale = { ...begun, hand: { ...begun.hand!, step: 7 } }
    await expect(move(seat, stale, { do: 'open', at: 1 })).rejects.toEqual(refusal('play.moveStale'))
  })

  it('G9 seeds are not revealed while their round is open; once it is over, anybody recomputes it', async () => {
    const seat = await digger(at)
    const open = await withJade(seat)
    await expect(seat.member.api.rounds.rotate({ body: {} })).rejects.toEqual(refusal('rounds.roundOpen'))
    await move(seat, open, { do: 'take' })
    await seat.member.api.rounds.rotate({ body: {} })
    const proof = JSON.parse(
      JSON.stringify(await at.api().rounds.proof({ params: { roundId: open.roundId } })),
    )
    expect(proof.actions).toEqual([{ do: 'open', at: 12 }, { do: 'take' }])
    const game = await loadEdition(proof.game, proof.edition)
    expect(game && replayRound(proof, game).differences).toEqual([])
    expect(
      game &&
        replayRound(
          { ...proof, actions: [{ do: 'open', at: 12 }, { do: 'open', at: 3 }, { do: 'take' }] },
          game,
        ).isSame,
    ).toBe(false)
  })

  it('GAM-05 G11 a round in which no one moves for a day takes what stands; where nothing was opened the stake comes back', async () => {
    const paid = await digger(at)
    const open = await withJade(paid)
    const back = await digger(at)
    const full = await balanceOf(at, back)
    await back.frame.round({ body: { bets: field('1000') } })
    await endWaiting(at.app)
    expect((await paid.frame.session()).unfinishedRound?.roundId).toBe(open.roundId)
    at.clock.set(new Date(at.clock.now().getTime() + UNFINISHED_MS + 60_000))
    expect(await endWaiting(at.app)).toBeGreaterThanOrEqual(2)
    const row = await one(
      at.app.db,
      sql<{ state: string; win: bigint }>`select state, win from round where id = ${open.roundId}`,
    )
    expect(row).toEqual({ state: 'settled', win: 10_312_500n })
    expect(await balanceOf(at, back)).toBe(full)
    expect(await endWaiting(at.app)).toBe(0)
    await booksAgree(at, paid)
    await booksAgree(at, back)
  })
})

/** The first of these stones that is jade, opened; the round must have one firecracker. */
async function withJadeFrom(seat: Seated, begun: Played): Promise<Played> {
  const open = await move(seat, begun, { do: 'open', at: 12 })
  return open.hand ? open : withJade(seat)
}
