import { expect, test } from 'vitest'
import type { LacquerEvent } from '../events.ts'
import { blank, fold, pointsText, type LacquerPicture } from './picture.ts'

const card = (to: number | 'dealer', card: number | null, total: number, isSoft = false): LacquerEvent => ({
  type: 'card',
  to,
  card,
  total,
  isSoft,
})
const after = (events: readonly LacquerEvent[]): LacquerPicture => events.reduce(fold, blank)
const dealt = [
  card(0, 0, 11, true),
  card('dealer', 0, 11, true),
  card(0, 6, 18, true),
  card('dealer', null, 11, true),
]
const hole: LacquerEvent = { type: 'hole', card: 5, total: 17, isSoft: true }

test('STU-07 shows both values of an ace while its hand may draw: 8/18 for the member, 1/11 for the dealer', () => {
  const picture = after(dealt)
  expect([pointsText(picture, 0), pointsText(picture, 'dealer')]).toEqual(['8/18', '1/11'])
})

test('STU-07 shows one value for a finished hand: 18 when the dealer plays, and 17 for a dealer who stands on a soft 17', () => {
  const picture = after([...dealt, hole])
  expect([pointsText(picture, 0), pointsText(picture, 'dealer')]).toEqual(['18', '17'])
})

test('STU-07 shows both values of a dealer who draws on soft 17 until the hand is over', () => {
  const open: LacquerEvent = { type: 'hole', card: 3, total: 15, isSoft: true }
  expect(pointsText(after([...dealt, open]), 'dealer')).toBe('5/15')
  expect(pointsText(after([...dealt, open, card('dealer', 2, 18, true)]), 'dealer')).toBe('18')
})
