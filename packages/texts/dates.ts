/**
 * Formats dates in our languages without `Intl.DateTimeFormat`: creating the first formatter costs a phone a tenth of a second while
 * rendering a page. `dates.test.ts` compares each format with Intl.
 */

/** Date formats. `stamp` has seconds, `day` has no time, `short` fits a table. */
export type DateStyle = 'stamp' | 'minute' | 'brief' | 'day' | 'short' | 'clock' | 'month'

/** UTC offset in minutes of zones without clock changes since `KEPT_SINCE`. */
const steady: Readonly<Record<string, number>> = {
  UTC: 0,
  'Asia/Ho_Chi_Minh': 420,
  'Asia/Bangkok': 420,
  'Asia/Jakarta': 420,
  'Asia/Phnom_Penh': 420,
  'Asia/Vientiane': 420,
  'Asia/Singapore': 480,
  'Asia/Kuala_Lumpur': 480,
  'Asia/Manila': 480,
  'Asia/Shanghai': 480,
  'Asia/Hong_Kong': 480,
  'Asia/Taipei': 480,
  'Asia/Seoul': 540,
  'Asia/Tokyo': 540,
}

/** China's last summer time ended in 1991: older dates (birthdays) are left to Intl, as are five-digit years. */
const KEPT_SINCE = Date.UTC(1992, 0)
const KEPT_UNTIL = Date.UTC(9999, 11, 31)

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

type Clock = {
  readonly day: number
  readonly month: number
  readonly year: number
  readonly minutes: string
  readonly seconds: string
}

/** A formatted date in a zone; null for a zone or year that this file does not cover. */
export function dateText(lang: string, at: Date, style: DateStyle, zone: string): string | null {
  const offset = steady[zone]
  const time = at.getTime()
  if (offset === undefined || !(time >= KEPT_SINCE && time <= KEPT_UNTIL)) return null
  const clock = clockOf(new Date(time + offset * 60_000))
  return lang === 'vi' ? inVietnamese(clock, style) : inEnglish(clock, style)
}

function clockOf(shifted: Date): Clock {
  const two = (value: number) => value.toString().padStart(2, '0')
  const minutes = `${two(shifted.getUTCHours())}:${two(shifted.getUTCMinutes())}`
  return {
    day: shifted.getUTCDate(),
    month: shifted.getUTCMonth(),
    year: shifted.getUTCFullYear(),
    minutes,
    seconds: `${minutes}:${two(shifted.getUTCSeconds())}`,
  }
}

function inEnglish({ day, month, year, minutes, seconds }: Clock, style: DateStyle): string {
  const name = MONTHS[month] ?? ''
  const short = `${name.slice(0, 3)} ${day}`
  switch (style) {
    case 'stamp':
      return `${short}, ${year}, ${seconds}`
    case 'minute':
      return `${short}, ${year}, ${minutes}`
    case 'brief':
      return `${short}, ${minutes}`
    case 'day':
      return `${short}, ${year}`
    case 'short':
      return short
    case 'clock':
      return seconds
    case 'month':
      return `${name} ${year}`
  }
}

function inVietnamese({ day, month, year, minutes, seconds }: Clock, style: DateStyle): string {
  const short = `${day} thg ${month + 1}`
  switch (style) {
    case 'stamp':
      return `${seconds} ${short}, ${year}`
    case 'minute':
      return `${minutes} ${short}, ${year}`
    case 'brief':
      return `${minutes} ${short}`
    case 'day':
      return `${short}, ${year}`
    case 'short':
      return short
    case 'clock':
      return seconds
    case 'month':
      return `tháng ${month + 1} năm ${year}`
  }
}
