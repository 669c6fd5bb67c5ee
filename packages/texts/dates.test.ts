import { expect, test } from 'vitest'
import { dateText, type DateStyle } from './dates.ts'
import { dateStyles, formatDate } from './formats.ts'

const styles: readonly DateStyle[] = ['stamp', 'minute', 'brief', 'day', 'short', 'clock', 'month']
const zones = [
  'UTC',
  'Asia/Ho_Chi_Minh',
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Phnom_Penh',
  'Asia/Vientiane',
  'Asia/Singapore',
  'Asia/Kuala_Lumpur',
  'Asia/Manila',
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Seoul',
  'Asia/Tokyo',
]
/** Every month of forty years, at hours that fall on another day elsewhere. */
const moments = Array.from(
  { length: 480 },
  (_, at) => new Date(Date.UTC(1992, at, 1 + (at % 28), at % 24, at % 60, at % 59)),
)

test.each(['en', 'vi'])(
  'SHL-14 a moment reads in %s as Intl writes it, in every zone that keeps one clock',
  (lang) => {
    for (const style of styles)
      for (const zone of zones) {
        const intl = new Intl.DateTimeFormat(lang, { ...dateStyles[style], timeZone: zone })
        const own = moments.map((at) => dateText(lang, at, style, zone))
        expect(own, `${style} in ${zone}`).toEqual(moments.map((at) => intl.format(at)))
      }
  },
)

test('SHL-14 a zone with a summer time and a day of long ago are left to Intl', () => {
  const birthday = new Date('1988-07-01T00:00:00Z')
  expect(dateText('en', birthday, 'day', 'Asia/Seoul')).toBeNull()
  expect(dateText('en', new Date('2026-07-01T00:00:00Z'), 'clock', 'Europe/Berlin')).toBeNull()
  expect(formatDate('en', new Date('2026-07-01T00:00:00Z'), 'clock', 'Europe/Berlin')).toBe('02:00:00')
  // Seoul had summer time in that year: ten hours ahead of UTC
  expect(formatDate('en', birthday, 'clock', 'Asia/Seoul')).toBe('10:00:00')
})

test('SHL-14 what is no moment is no date', () => {
  expect(() => formatDate('en', new Date('never'), 'day', 'UTC')).toThrow(RangeError)
})
