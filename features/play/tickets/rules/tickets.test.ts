import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'
import { koiTicket } from '#games/tickets.ts'
import { configOf, labelOf, splitOf, winOf } from './tickets.ts'

test('LOT-04 a series is named by its design and number, play money apart', () => {
  expect(labelOf('koi', false, 2)).toBe('KOI-000002')
  expect(labelOf('koi', true, 1)).toBe('DEMO-KOI-000001')
})

test('LOT-04 a ticket pays its price times its prize, a blank one nothing', () => {
  const { prizes } = koiTicket.series
  expect(winOf(prizes, 4, major(10_000))).toBe(major(50_000))
  expect(winOf(prizes, BLANK, major(10_000))).toBe(0n)
  expect(() => winOf(prizes, 7, major(1))).toThrow('prize 7 of 7')
})

test('G9 what is published of a series names size, prizes and prices', () => {
  expect(configOf(koiTicket)).toMatchObject({
    design: 'TICKET_KOI',
    size: 10_000,
    prices: { FUN: '1.00', USD: '0.50', VND: '10000.00' },
  })
})

test('LOT-04 a purchase takes the last tickets of a series and goes on in the next', () => {
  expect(splitOf(3, { here: 10, next: 40 })).toEqual({ here: 3, next: 0 })
  expect(splitOf(3, { here: 2, next: 40 })).toEqual({ here: 2, next: 1 })
  expect(splitOf(3, { here: 3, next: null })).toEqual({ here: 3, next: 0 })
  expect(splitOf(3, { here: 2, next: null })).toBeNull()
})
