import { expect, test } from 'vitest'
import { beforePlay, type Live, type Pair } from '#features/sport/events/rules/live.ts'
import { positionOf } from './leg-price.ts'
import type { TicketLeg } from './ticket.ts'
import { worthOf } from './worth.ts'

const now = new Date('2026-12-01T12:00:00Z')
const at = (minute: number, score: Pair) => {
  const live: Live = {
    ...beforePlay,
    period: 'second',
    minute,
    clockAt: now.toISOString(),
    score,
    counts: { first: [0, 1] },
  }
  return positionOf([1.4, 1.2], live, now)
}
const valueOf = (s: TicketLeg['s'], position: ReturnType<typeof at>, f?: Pair) =>
  worthOf({ e: 'e', s, p: 40_000, ...(f ? { f } : {}) }, position, [])?.value

test('SPT-01 a combination is worth its chance when a part of it is decided, and nothing when one is lost', () => {
  const won = valueOf(
    [
      ['winner', 'full', 0, 'away'],
      ['total', 'full', 10, 'over'],
    ],
    at(70, [1, 3]),
  )
  // over 2.5 has come in: what is left is the away win, which stands 1:3 after 70 minutes
  expect(won).toBeGreaterThan(4 * 0.9)
  expect(won).toBeLessThan(4)
  expect(
    valueOf(
      [
        ['winner', 'full', 0, 'away'],
        ['total', 'full', 10, 'under'],
      ],
      at(70, [1, 3]),
    ),
  ).toBe(0)
})

test('SPT-01 an Asian handicap in a combination counts from the score at the bet when it is valued, as when it is settled', () => {
  const home = ['asianHandicap', 'full', -2, 'home'] as const
  const over = ['total', 'full', 10, 'over'] as const
  // taken before the match: three goals behind, home −0.5 is all but lost
  expect(valueOf([home, over], at(75, [0, 3]))).toBeLessThan(0.02)
  // taken at 0:3 it needs one goal more than the other side from there
  expect(valueOf([home, over], at(75, [0, 3]), [0, 3])).toBeGreaterThan(0.4)
})
