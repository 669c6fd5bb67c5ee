import { expect, test } from 'vitest'
import { readCards } from '#game-kit/cards/testing/read-cards.ts'
import { deal } from '#features/play/card-rooms/rules/games.ts'
import type { CardAction, Play, Setup } from '#features/play/card-rooms/rules/play.ts'
import { signsIn } from './facts.ts'

const stakes = {
  small: 0n,
  unit: 1n,
  chip: 1n,
  rakePpm: 0n,
  rakeCap: 0n,
  mayRunTwice: false,
  ante: 0n,
}
const setup: Setup = {
  stakes,
  seats: 2,
  button: 0,
  dealt: [0, 1].map((seat) => ({ seat, stack: 100n, posts: false })),
}

/** The signs of a hand of Liêng between seats 1 and 2, dealt from the left of the button. */
function signsAfter(deck: string, actions: readonly CardAction[]) {
  const first = deal('lieng', setup, readCards(deck))
  const plays = actions.reduce<readonly Play[]>((all, action) => {
    const before = all.at(-1) ?? first
    const next = before.act(before.awaited[0] ?? -1, action)
    if (typeof next === 'string') throw new Error(next)
    return [...all, next]
  }, [])
  const last = plays.at(-1) ?? first
  return signsIn({
    unit: 1n,
    entries: setup.dealt.map(({ seat, stack }) => ({
      seat,
      member: `${seat + 1}`,
      name: '',
      wallet: null,
      stack: stack.toString(),
      posts: false,
    })),
    results: last.legs().map((leg) => ({ ...leg, hand: '', memberId: BigInt(leg.seat + 1), round: null })),
    first,
    last,
    decisions: actions.map((action, nth) => {
      const before = plays[nth - 1] ?? first
      return { seat: before.awaited[0] ?? -1, by: 'player', action, before, after: plays[nth] ?? last }
    }),
  })
}

// seat 1 is dealt first and has K-10-2, two points; seat 0 has three eights
const TRASH_FIRST = 'Kd 8s Th 8h 2c 8d'
const raise = (to: bigint): CardAction => ({ kind: 'raise', to })

test('G18 Liêng: a player who raises half of the stack with two points and gives up, or shows them, has dumped chips', () => {
  expect(signsAfter(TRASH_FIRST, [raise(60n), raise(99n), { kind: 'fold' }])).toEqual([
    { kind: 'dump', member: 2n, other: 1n, why: null, amount: 61n },
  ])
  expect(signsAfter(TRASH_FIRST, [raise(30n), { kind: 'call' }])).toEqual([
    { kind: 'dump', member: 2n, other: 1n, why: null, amount: 31n },
  ])
  expect(signsAfter(TRASH_FIRST, [raise(10n), { kind: 'call' }])).toEqual([])
})

test('G18 Liêng: checking what beats all points as the last one is soft, betting it is firm', () => {
  const check: CardAction = { kind: 'check' }
  expect(signsAfter(TRASH_FIRST, [check, check])).toEqual([
    { kind: 'soft', member: 1n, other: 2n, why: null, amount: 1n },
  ])
  expect(signsAfter(TRASH_FIRST, [check, raise(5n), { kind: 'fold' }])).toEqual([])
  expect(signsAfter(TRASH_FIRST, [check, raise(5n), { kind: 'call' }])).toEqual([
    { kind: 'firm', member: 1n, other: 2n, why: null, amount: 6n },
  ])
})
