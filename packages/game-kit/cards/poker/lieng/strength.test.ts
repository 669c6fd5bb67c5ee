import { expect, test } from 'vitest'
import { readCards } from '#game-kit/cards/testing/read-cards.ts'
import { COUNTS, HANDS, liengOf, POINT_COUNTS, shareBeaten, strengthOf, threesOf } from './strength.ts'

const all = [...threesOf([...Array.from({ length: 52 }).keys()])]
const classOf = (text: string) => liengOf(readCards(text)).class
const beats = (one: string, other: string) => strengthOf(readCards(one)) > strengthOf(readCards(other))

/** Counts by ranks only: three of one rank have 4 suits, a pair with another rank 6 · 4, three ranks 4 · 4 · 4. */
function byRanks(isCounted: (ranks: readonly [number, number, number]) => boolean): number {
  let count = 0
  for (let a = 1; a <= 13; a++)
    for (let b = a; b <= 13; b++)
      for (let c = b; c <= 13; c++)
        if (isCounted([a, b, c])) count += a === c ? 4 : a === b || b === c ? 24 : 64
  return count
}
const isSap = ([a, , c]: readonly [number, number, number]) => a === c
const isRow = ([a, b, c]: readonly [number, number, number]) =>
  (b === a + 1 && c === a + 2) || (a === 1 && b === 12 && c === 13)
const isPictures = ([a]: readonly [number, number, number]) => a > 10

test('STU-05 Liêng: of the 22,100 hands 52 are sáp, 768 liêng and 144 ảnh, and each number of points is as common as its ranks say', () => {
  expect(all).toHaveLength(HANDS)
  const counted = { sap: 0, lieng: 0, anh: 0 }
  const points = Array.from({ length: 10 }, () => 0)
  for (const cards of all) {
    const hand = liengOf(cards)
    if (hand.class === 'points') points[hand.points]! += 1
    else counted[hand.class] += 1
  }
  expect(counted).toEqual({ sap: 52, lieng: 768, anh: 144 })
  expect(COUNTS).toEqual(counted)
  const expected = points.map((_, sum) =>
    byRanks(
      (ranks) =>
        !isSap(ranks) &&
        !isRow(ranks) &&
        !isPictures(ranks) &&
        ranks.reduce((total, rank) => total + Math.min(rank, 10), 0) % 10 === sum,
    ),
  )
  expect(points).toEqual(expected)
  expect(POINT_COUNTS).toEqual(points)
})

test('STU-05 Liêng: three of a kind, then three in a row, then pictures, then points', () => {
  expect(classOf('2s 2h 2d')).toBe('sap')
  expect(classOf('As 2h 3d')).toBe('lieng')
  expect(classOf('Qs Kh Ad')).toBe('lieng')
  expect(classOf('Ks Ah 2d')).toBe('points')
  expect(classOf('Js Qh Kd')).toBe('lieng')
  expect(classOf('Js Jh Kd')).toBe('anh')
  expect(classOf('Ts Jh Jd')).toBe('points')
  expect(liengOf(readCards('Ts Jh Jd')).points).toBe(0)
  expect(liengOf(readCards('9s Jh Td')).points).toBe(9)
  expect(beats('2s 2h 2d', 'Qs Kh Ad')).toBe(true)
  expect(beats('As 2h 3d', 'Ks Kh Qd')).toBe(true)
  expect(beats('Js Jh Qs', '9s Th Kd')).toBe(true)
  expect(beats('4s 5h Ts', '8s Th Kd')).toBe(true)
})

test('STU-05 Liêng: within a class the higher card decides, then diamonds, hearts, clubs, spades', () => {
  expect(beats('As Ah Ac', 'Ks Kh Kd')).toBe(true)
  expect(beats('Qs Kh As', 'Jd Qd Kd')).toBe(true)
  expect(beats('2s 3h 4s', 'Ad 2d 3d')).toBe(true)
  expect(beats('4s 5h Ks', '4d 5d Td')).toBe(true)
  // the ace is the highest card of a hand of points
  expect(beats('As 8h Ts', 'Kd 9d Qd')).toBe(true)
  for (const [high, low] of ['dh', 'hc', 'cs'])
    expect(beats(`Q${high} K${high} A${high}`, `Q${low} K${low} A${low}`)).toBe(true)
})

test('STU-05 Liêng: hands that are equally strong share a card, so that no two of one deal tie', () => {
  const equal = Map.groupBy(all, strengthOf)
  for (const hands of equal.values()) {
    const shared = hands.reduce<readonly number[]>(
      (common, hand) => common.filter((card) => hand.includes(card)),
      hands[0] ?? [],
    )
    expect(shared.length).toBeGreaterThan(0)
  }
})

test('STU-05 Liêng: a bot knows the share of all hands that its own beats', () => {
  for (const text of ['As Ah Ad', '9s 8h 3d', 'Js Qh Qd', 'As 9h Td']) {
    const own = strengthOf(readCards(text))
    const beaten = all.filter((cards) => strengthOf(cards) < own).length
    expect(shareBeaten(readCards(text))).toBe(beaten / HANDS)
  }
})
