import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAsSealed } from '#game-kit/cards/sealed-deck.ts'
import { strengthOf } from '#game-kit/cards/poker/lieng/strength.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import type { Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { act, members, openRoom, passTo, seen, sitDown } from './testing/tables.ts'

let at: TestApp
let people: readonly Person[]
beforeAll(async () => {
  at = await testApp()
  people = await members(at, 3)
})
afterAll(() => at.close())

test('STU-05 G18 Liêng for money: the antes and bets go to the highest hand less the rake, folded cards stay hidden in its replay, and the deck is proved', async () => {
  const code = await openRoom(at, { game: 'lieng', small: 0n })
  await sitDown(code, people)
  await passTo(at, code, 'playing')
  const before = (await seen(at, code)).hand!.lieng!
  expect(before.players.map(({ put, cards }) => [put, cards])).toEqual(
    [0, 1, 2].map(() => [major(1_000), null]),
  )
  const [folder] = before.awaited
  expect(await refusal(act(people, code, { kind: 'call' }))).toBe('rooms.notAllowed')
  expect(await refusal(act(people, code, { kind: 'pass' }))).toBe('rooms.notAllowed')
  await act(people, code, { kind: 'check' })
  await act(people, code, { kind: 'raise', to: '10000.00' })
  await act(people, code, { kind: 'call' })
  await act(people, code, { kind: 'fold' })
  const { hand, seats } = await seen(at, code)
  expect(hand).toMatchObject({ state: 'over' })
  const { players, result } = hand!.lieng!
  // spectators see the cards of the two who showed them
  expect(players.filter(({ cards }) => cards === null).map(({ seat }) => seat)).toEqual([folder])
  const [one, other] = players.flatMap(({ seat, cards }) => (cards ? [{ seat, cards }] : []))
  const winner = strengthOf(one!.cards) > strengthOf(other!.cards) ? one!.seat : other!.seat
  // five percent of 23,000 are 1,150, in whole chips of 100
  expect(result?.wins).toEqual([{ seat: winner, amount: major(21_900), pot: 0 }])
  expect(seats.find(({ seat }) => seat === winner)?.chips).toBe(major(110_900))
  for (const [seat, { api }] of people.entries()) {
    const { hands } = await api.cardRooms.hands({ query: { code } })
    const own = await api.cardRooms.hand({ params: { id: hands[0]!.hand } })
    const last = own.steps.at(-1)!.lieng!
    const shown = last.players.filter(({ cards }) => cards !== null).map((player) => player.seat)
    expect(shown).toEqual([0, 1, 2].filter((each) => each !== folder || each === seat))
    expect(own.proof.opened).toHaveLength(shown.length * 3)
    for (const card of own.proof.opened)
      expect(isAsSealed(own.proof.root, own.proof.sealedAs, card)).toBe(true)
  }
  const { rounds } = await people[winner]!.api.rounds.list({ query: { category: 'PVP' } })
  expect(rounds).toMatchObject([{ category: 'PVP', game: 'lieng', stake: major(11_000), status: 'settled' }])
  expect(await proveWhole(at.database.owner)).toEqual([])
})

test('STU-05 Liêng: the dealer moves on with each hand, and the clock checks for an absent player', async () => {
  const code = await openRoom(at, { game: 'lieng', small: 0n, bankSeconds: 0 })
  await sitDown(code, people)
  await passTo(at, code, 'playing')
  const first = (await seen(at, code)).hand!.lieng!
  await passTo(at, code, 'over')
  const over = (await seen(at, code)).hand!.lieng!
  expect(over.result?.shown).toHaveLength(3)
  for (const { api } of people) await api.cardRooms.away({ params: { code }, body: { isAway: false } })
  await passTo(at, code, 'playing')
  expect((await seen(at, code)).hand!.lieng!.button).toBe((first.button + 1) % 3)
})
