import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { rational } from '#kit/rational.ts'
import { tallyOf } from '../counting.ts'
import { BLANK, FIELDS, printSeries, scratchFields, seriesRtp, ticketSeries } from './tickets.ts'
import type { TicketSeries } from './tickets.ts'

const series: TicketSeries = {
  size: 10_000,
  prizes: [
    { times: 1_000, count: 2 },
    { times: 100, count: 20 },
    { times: 10, count: 200 },
    { times: 2, count: 1_000 },
    { times: 1, count: 1_500 },
  ],
}

test('G15 a printed series has exactly the published number of each prize, for any seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const counts = tallyOf([...printSeries(series, fastChance(seed))])
      expect(series.prizes.map((_, index) => counts.get(index))).toEqual(
        series.prizes.map(({ count }) => count),
      )
      expect(counts.get(BLANK)).toBe(7_278)
    }),
    { numRuns: 20 },
  )
})

test('G15 the same seed prints the same series, so that anyone can print it again after the reveal', () => {
  const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'series 1', nonce: 0 }
  expect(printSeries(series, fairChance(seeds))).toEqual(printSeries(series, fairChance(seeds)))
  expect(printSeries(series, fairChance({ ...seeds, nonce: 1 }))).not.toEqual(
    printSeries(series, fairChance(seeds)),
  )
})

test('P9 the highest prize of a small series is equally likely to be any ticket', () => {
  const small: TicketSeries = { size: 10, prizes: [{ times: 5, count: 1 }] }
  const chance = fastChance(9)
  const places = Array.from({ length: 10 }, () => 0)
  for (let at = 0; at < 20_000; at++) {
    const place = printSeries(small, chance).indexOf(0)
    places[place] = (places[place] ?? 0) + 1
  }
  for (const times of places) expect(Math.abs(times - 2_000)).toBeLessThan(5 * Math.sqrt(2_000 * 0.9))
})

test('LOT-04 the series returns what its prizes add up to', () => {
  // 2,000 + 2,000 + 2,000 + 2,000 + 1,500 of 10,000
  expect(seriesRtp(series)).toEqual(rational(95, 100))
})

test('G15 three equal fields show exactly the ticket’s prize, and a blank ticket has no three', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 1, 2, 3, 4, BLANK),
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 0, max: 2 ** 31 }),
      (prize, prizeCount, seed) => {
        fc.pre(prize === BLANK || prize < prizeCount)
        const fields = scratchFields(prize, prizeCount, fastChance(seed))
        const three = [...tallyOf(fields)].filter(([index, times]) => index !== BLANK && times >= 3)
        expect(fields).toHaveLength(FIELDS)
        expect(three).toEqual(prize === BLANK ? [] : [[prize, 3]])
      },
    ),
  )
})

test('LOT-02 a series with more prizes than tickets, or in no order, is refused', () => {
  const parse = (change: object) => ticketSeries.parse({ ...series, ...change }).ok
  expect(parse({})).toBe(true)
  expect(parse({ size: 2_722 })).toBe(false)
  expect(
    parse({
      prizes: [
        { times: 1, count: 1 },
        { times: 2, count: 1 },
      ],
    }),
  ).toBe(false)
  expect(parse({ prizes: [] })).toBe(false)
  expect(parse({ prizes: [{ times: 1.5, count: 1 }] })).toBe(false)
})
