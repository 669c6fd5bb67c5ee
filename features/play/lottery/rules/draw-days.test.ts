import { expect, test } from 'vitest'
import { lotteries, lotteryOf, lotteryOfSeries, seriesOf } from './catalogue.ts'
import { comingDraws } from './draw-days.ts'
import { provinces } from './catalogue/provinces.ts'

const days = (code: string) => {
  const times = lotteryOf(code)?.times
  if (times?.kind !== 'days') throw new Error(code)
  return times
}

test('LOT-03 a province draws on its days of the week, in Vietnamese time, and never on a holiday', () => {
  // Tuesday 1 December 2026, 09:00 in Vietnam
  const now = new Date('2026-12-01T02:00:00Z')
  const draws = comingDraws(days('XSHCM'), { now, ahead: 14, holidays: new Set(['2026-12-07']) })
  expect(draws.map(({ day }) => day)).toEqual(['2026-12-05', '2026-12-12', '2026-12-14'])
  expect(draws[0]).toEqual({
    day: '2026-12-05',
    number: 20_261_205n,
    closesAt: new Date('2026-12-05T09:00:00Z'),
    drawsAt: new Date('2026-12-05T09:15:00Z'),
  })
})

test('LOT-03 the draw of today is on sale until its closing time', () => {
  const at = (time: string) =>
    comingDraws(days('XSMB'), { now: new Date(`2026-12-01T${time}Z`), ahead: 1, holidays: new Set() }).map(
      ({ day }) => day,
    )
  expect(at('10:59:59')).toEqual(['2026-12-01', '2026-12-02'])
  expect(at('11:00:00')).toEqual(['2026-12-02'])
})

test('LOT-02 every code and series is unique, and a series leads back to its lottery', () => {
  expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length)
  for (const row of lotteries) expect(lotteryOfSeries(seriesOf(row))).toBe(row)
  for (const row of lotteries) expect(seriesOf(row)).toMatch(/^[a-z0-9-]{2,20}$/)
})

test('LOT-03 each weekday has three Southern draws and two or three Central ones, Saturday one more in the South', () => {
  const on = (region: string) =>
    [0, 1, 2, 3, 4, 5, 6].map(
      (day) => provinces.filter((row) => row.region === region && row.days.includes(day)).length,
    )
  expect(on('south')).toEqual([3, 3, 3, 3, 3, 3, 4])
  expect(on('central')).toEqual([3, 2, 2, 2, 3, 2, 3])
})

test('LOT-01 a changed schedule moves the draws from its first day on', () => {
  const now = new Date('2026-12-01T02:00:00Z')
  const dated = [
    { fromDay: '2026-12-10', days: [4], at: '17:00', closesBeforeMinutes: 30, createdBy: 'op-linh' },
  ]
  const draws = comingDraws(days('XSHCM'), { now, ahead: 16, holidays: new Set(), dated })
  expect(draws.map(({ day }) => day)).toEqual(['2026-12-05', '2026-12-07', '2026-12-10', '2026-12-17'])
  expect(draws.at(-1)?.closesAt).toEqual(new Date('2026-12-17T09:30:00Z'))
})
