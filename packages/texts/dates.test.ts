import { expect, test } from 'vitest'
import { dateText, type DateStyle } from './dates.ts'
import { formatDate } from './formats.ts'

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

/** One formatter costs more than thousands of the dates that it writes. */
const formatters = new Map<string, Intl.DateTimeFormat>()
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify(options)
  const known = formatters.get(name) ?? new Intl.DateTimeFormat('en-GB', options)
  formatters.set(name, known)
  return known
}

/** What Intl reads from a clock in a zone, put into the order of our languages. */
function byIntl(lang: 'en' | 'vi', at: Date, style: DateStyle, timeZone: string): string {
  const read = (options: Intl.DateTimeFormatOptions) =>
    formatter({ ...options, timeZone })
      .format(at)
      .replace(/Sept\b/, 'Sep')
  const clock = read({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })
  const year = read({ year: 'numeric' })
  const short =
    lang === 'en' ? read({ day: 'numeric', month: 'short' }) : read({ day: '2-digit', month: '2-digit' })
  const day = lang === 'en' ? `${short} ${year}` : `${short}/${year}`
  const joined = (time: string, date: string) => (lang === 'en' ? `${date}, ${time}` : `${time}, ${date}`)
  const month = lang === 'en' ? read({ month: 'long' }) : `tháng ${read({ month: 'numeric' })} năm`
  return {
    stamp: joined(clock, day),
    minute: joined(clock.slice(0, 5), day),
    brief: joined(clock.slice(0, 5), short),
    day,
    short,
    clock,
    month: `${month} ${year}`,
  }[style]
}

test.each(['en', 'vi'] as const)(
  'SHL-14 writes a moment in %s with the clock that Intl reads, in every zone without summer time',
  (lang) => {
    for (const style of styles)
      for (const zone of zones) {
        const own = moments.map((at) => dateText(lang, at, style, zone))
        expect(own, `${style} in ${zone}`).toEqual(moments.map((at) => byIntl(lang, at, style, zone)))
      }
  },
)

test('SHL-14 writes dates as the style guide says', () => {
  const at = new Date('2026-11-24T07:30:05Z')
  const written = (lang: string) => styles.map((style) => formatDate(lang, at, style, 'Asia/Ho_Chi_Minh'))
  expect(written('en')).toEqual([
    '24 Nov 2026, 14:30:05',
    '24 Nov 2026, 14:30',
    '24 Nov, 14:30',
    '24 Nov 2026',
    '24 Nov',
    '14:30:05',
    'November 2026',
  ])
  expect(written('vi')).toEqual([
    '14:30:05, 24/11/2026',
    '14:30, 24/11/2026',
    '14:30, 24/11',
    '24/11/2026',
    '24/11',
    '14:30:05',
    'tháng 11 năm 2026',
  ])
})

test('SHL-14 reads clock changes and old dates from Intl', () => {
  // Seoul had summer time in that year: ten hours before UTC
  expect(formatDate('en', new Date('1988-07-01T00:00:00Z'), 'clock', 'Asia/Seoul')).toBe('10:00:00')
  expect(formatDate('en', new Date('2026-07-01T00:00:00Z'), 'stamp', 'Europe/Berlin')).toBe(
    '1 Jul 2026, 02:00:00',
  )
  expect(formatDate('vi', new Date('2026-01-01T00:00:00Z'), 'stamp', 'Europe/Berlin')).toBe(
    '01:00:00, 01/01/2026',
  )
})

test('SHL-14 what is no moment is no date', () => {
  expect(() => formatDate('en', new Date('never'), 'day', 'UTC')).toThrow(RangeError)
})
