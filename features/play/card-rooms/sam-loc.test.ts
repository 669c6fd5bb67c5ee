import { afterAll, beforeAll, expect, test } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { cardsOf } from '#game-kit/cards/climbing/game.ts'
import { spotOf } from '#game-kit/cards/sam-loc/game.ts'
import { playsOf } from '#game-kit/cards/sam-loc/plays.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { detailOf, refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import type { CardAction } from './rules/play.ts'
import { tickRooms } from './service/drive.ts'
import { act, hasten, members, openRoom, passTo, seen, sitDown } from './testing/tables.ts'

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  people = await members(at, 3)
})
afterAll(() => at.close())

/** A table of three at 1,000 a card, whose hand is dealt. */
async function dealt(): Promise<string> {
  const code = await openRoom(at, { game: 'sam-loc', seats: 5, small: 0n })
  await sitDown(code, people)
  await passTo(at, code, 'playing')
  return code
}

/** A decision of the seat whose turn it is, or of the one after it. */
async function decide(code: string, action: { kind: CardAction['kind']; agrees?: boolean }, after = 0) {
  const { hand } = await seen(at, code)
  const seat = ((hand?.samLoc?.turn ?? 0) + after) % people.length
  const body = { hand: hand!.id, version: hand!.version, action }
  return people[seat]!.api.cardRooms.act({ params: { code }, body })
}
const NO_SAM = { kind: 'sam', agrees: false } as const

test('STU-05 Sam Loc asks each seat in turn within a short clock: silence is no, and costs neither the time bank nor the seat', async () => {
  const code = await dealt()
  const { hand } = await seen(at, code)
  const asked = hand!.samLoc!.turn!
  expect(hand).toMatchObject({ stepSeconds: 8, samLoc: { phase: 'declaring', leader: asked } })
  expect(await detailOf(decide(code, { kind: 'pass' }))).toEqual({ why: 'mustAnswer' })
  expect(await detailOf(decide(code, NO_SAM, 1))).toEqual({ why: 'notYourTurn' })
  expect(await detailOf(decide(code, { kind: 'check' }))).toEqual({ why: 'notYourGame' })
  expect(await refusal(decide(code, { kind: 'sam' }))).toBe('rooms.notAllowed')
  // too late, although the time bank is full
  await run(
    at.database.owner,
    sql`update card_hand set due_at = clock_timestamp() - interval '1 second' where id = ${hand!.id}`,
  )
  expect(await refusal(decide(code, NO_SAM))).toBe('rooms.tooLate')
  await tickRooms(at.app)
  const next = await seen(at, code)
  expect(next.hand!.samLoc!.turn).not.toBe(asked)
  expect(next.seats[asked]).toMatchObject({ state: 'seated', bankMs: 30_000 })
  await decide(code, NO_SAM)
  await decide(code, NO_SAM)
  const led = await seen(at, code)
  expect(led.hand).toMatchObject({
    stepSeconds: null,
    samLoc: { phase: 'playing', turn: asked, declarer: null },
  })
  expect(await detailOf(decide(code, NO_SAM))).toEqual({ why: 'notAsked' })
  // the first turn that is missed opens the time bank, as in every game
  await hasten(at, code)
  await tickRooms(at.app)
  expect((await seen(at, code)).seats[asked]).toMatchObject({ state: 'seated', bankMs: 0 })
})

test('STU-05 M1 decision 51 a declared Sam is worth 20 cards for each other player, less the rake, to the declarer or to the player who beat it', async () => {
  const code = await dealt()
  await decide(code, { kind: 'sam', agrees: true })
  const declarer = (await seen(at, code)).hand!.samLoc!.turn!
  for (let turns = 0; turns < 60 && (await seen(at, code)).hand?.state === 'playing'; turns++) {
    const { turn } = (await seen(at, code)).hand!.samLoc!
    const { hand } = await people[turn!]!.api.cardRooms.room({ params: { code } })
    const view = hand!.samLoc!
    expect(view.declarer).toBe(declarer)
    const [cards] = playsOf(cardsOf(view.players, turn), spotOf(view))
    await act(people, code, cards ? { kind: 'play', cards: [...cards] } : { kind: 'pass' })
  }
  const { hand } = await seen(at, code)
  const winner = hand!.samLoc!.winner
  expect(hand!.samLoc!.debts.every(({ why }) => why === 'sam')).toBe(true)
  // two others at 20 cards of 1,000; five percent of what the winner is ahead
  const gains = hand!.legs.map(({ seat, put, won }) => [seat, won - put] as const)
  expect(gains.find(([seat]) => seat === winner)?.[1]).toBe(major(40_000 - 2_000))
  expect(gains.reduce((sum, [, gain]) => sum + gain, 0n)).toBe(-major(2_000))
  const payers = gains.filter(([, gain]) => gain < 0n).map(([seat, gain]) => [seat, gain])
  expect(payers).toEqual(
    winner === declarer
      ? gains.filter(([seat]) => seat !== winner).map(([seat]) => [seat, -major(20_000)])
      : [[declarer, -major(40_000)]],
  )
  const { rounds } = await people[winner!]!.api.rounds.list({ query: { category: 'PVP' } })
  expect(rounds[0]).toMatchObject({ game: 'sam-loc', status: 'settled' })
  expect(await proveWhole(at.database.owner)).toEqual([])
})
