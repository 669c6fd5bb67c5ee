import { expect, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { drawPrizes, north, sizeOf, south } from '#game-kit/lottery/vietnam/draw.ts'
import { boardAfter, raceProgress, showOf, spoken } from './show.ts'
import { factsOf, headTails, shortOf, tiersShown } from './outcome.ts'

const chance = () => fairChance({ serverSeed: 'cd'.repeat(32), clientSeed: 'show', nonce: 1 })

test('LOT-03 a draw of digits shows one number after the other, in the order drawn', () => {
  const show = showOf('ssc', [6, 9, 8, 6, 1])
  expect(show?.kind).toBe('balls')
  expect(show?.steps.map(({ text }) => text)).toEqual(['6', '9', '8', '6', '1'])
  expect(show?.steps.reduce((total, { waitMs }) => total + waitMs, 0)).toBe(5_000)
  expect(showOf('k3', [1, 4, 6])?.kind).toBe('dice')
  expect(showOf('pk10', [3, 1, 2, 4, 5, 6, 7, 8, 9, 10])?.kind).toBe('race')
  for (const outcome of [null, [], {}, 'x', ['1']]) expect(showOf('ssc', outcome)).toBeNull()
  expect(showOf('vn-north', [1, 2])).toBeNull()
})

test('LOT-03 a Northern draw fills its board tier by tier with the special prize last, a Southern one from the eighth prize', () => {
  const draw = drawPrizes(north, chance())
  // stored objects come back with their keys in another order
  const stored = Object.fromEntries(Object.entries(draw).toReversed())
  const steps = showOf('vn-north', stored)?.steps ?? []
  expect(steps).toHaveLength(27)
  expect([steps[0]?.tier, steps.at(-1)?.tier]).toEqual(['prize1', 'special'])
  expect(boardAfter(north, steps.slice(0, 2))).toMatchObject({
    prize1: draw['prize1'],
    prize2: [draw['prize2']?.[0], null],
    special: [null],
  })
  expect(boardAfter(north, steps)).toEqual(draw)
  const southern = showOf('vn-south', drawPrizes(south, chance()))?.steps ?? []
  expect(southern).toHaveLength(sizeOf(south))
  expect([southern[0]?.tier, southern.at(-1)?.tier]).toEqual(['prize8', 'special'])
})

test('LOT-03 a short Thai result names every prize that bets read, others show the special prize', () => {
  expect(shortOf({ bottom2: ['07'], first: ['120456'] })).toEqual([
    { tier: 'first', numbers: ['120456'] },
    { tier: 'top3', numbers: ['456'] },
    { tier: 'top2', numbers: ['56'] },
    { tier: 'bottom2', numbers: ['07'] },
  ])
  expect(shortOf({ prize1: ['12345'], special: ['00042'] })).toEqual([
    { tier: 'special', numbers: ['00042'] },
  ])
})

test('LOT-03 prizes are called out digit by digit with leading zeros, balls as numbers', () => {
  expect(spoken({ text: '0705', tier: 'prize4' }, 'vi')).toBe('không bảy không năm')
  expect(spoken({ text: '0705', tier: 'prize4' }, 'en')).toBe('zero seven zero five')
  expect(spoken({ text: '23', tier: null }, 'vi')).toBe('23')
})

test('LOT-03 cars finish in the drawn order, wherever they were on the way', () => {
  for (let winner = 1; winner <= 10; winner++) {
    const order = Array.from({ length: 10 }, (_, rank) => ((winner + rank - 1) % 10) + 1)
    const ways = order.map((car, rank) => raceProgress(car, rank, 10))
    const ends = ways.map((way) => way.at(-1) ?? 0)
    expect(ends).toEqual(ends.toSorted((a, b) => b - a))
    // no car drives backwards or leaves the track
    for (const way of ways) {
      expect(way).toEqual(way.toSorted((a, b) => a - b))
      expect(Math.max(...way)).toBeLessThanOrEqual(1)
    }
  }
})

test('LOT-03 the head and tail boards list each ending under its head and its tail', () => {
  const { heads, tails } = headTails({ prize7: ['07', '70', '07', '55'], special: ['12300'] })
  expect(heads[0]).toEqual([0, 7, 7])
  expect(heads[7]).toEqual([0])
  expect(tails[7]).toEqual([0, 0])
  expect(tails[0]).toEqual([0, 7])
  expect(tails[5]).toEqual([5])
  expect(tiersShown({ prize7: 1, special: 2, prize1: 3 }).map(([tier]) => tier)).toEqual([
    'special',
    'prize1',
    'prize7',
  ])
})

test('LOT-03 the facts of a result are the sum of its panels and the sides that won', () => {
  const winners = (play: string) =>
    play === 'sumSides' ? ['small', 'odd'] : play === 'dragonTiger1' ? ['tiger'] : null
  expect(factsOf('pk10', [3, 4, 1, 2, 5, 6, 7, 8, 9, 10], winners)).toEqual({
    sum: 7,
    sides: ['small', 'odd', 'tiger'],
  })
  expect(factsOf('6of45', [1, 2, 3, 4, 5, 6], winners)).toEqual({ sum: null, sides: [] })
  expect(factsOf('vn-north', { special: ['12345'] }, winners)).toEqual({ sum: null, sides: [] })
})
