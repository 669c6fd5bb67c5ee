import { expect, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { rational } from '#kit/rational.ts'
import { tallyOf } from '#game-kit/lottery/counting.ts'
import { printSeries, seriesRtp, ticketSeries } from '#game-kit/lottery/tickets/tickets.ts'
import { harvestTicket, koiTicket, moonTicket, ticketDesigns } from './tickets.ts'

test('LOT-04 the three series return 90, 92 and 94 % of their sales', () => {
  expect([koiTicket, moonTicket, harvestTicket].map(({ series }) => seriesRtp(series))).toEqual([
    rational(90, 100),
    rational(92, 100),
    rational(94, 100),
  ])
})

test('LOT-04 every design is a valid series with its own code, game and theme, and a price in each currency', () => {
  for (const { series, prices } of ticketDesigns) {
    expect(ticketSeries.parse(ticketSeries.write(series)).ok).toBe(true)
    expect(Object.keys(prices).toSorted()).toEqual(['FUN', 'USD', 'VND'])
    for (const price of Object.values(prices)) expect(price > 0n).toBe(true)
  }
  for (const of of ['code', 'game', 'theme'] as const)
    expect(new Set(ticketDesigns.map((design) => design[of])).size).toBe(ticketDesigns.length)
})

test('G15 a printed series of each design has exactly the published prizes', () => {
  for (const { series, theme } of ticketDesigns) {
    const chance = fairChance({ serverSeed: 'ab'.repeat(32), clientSeed: theme, nonce: 0 })
    const counts = tallyOf([...printSeries(series, chance)])
    series.prizes.forEach(({ count }, at) => expect(counts.get(at)).toBe(count))
  }
})
