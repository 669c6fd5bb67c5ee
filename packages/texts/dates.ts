/**
 * Formats dates: "24 Nov 2026, 14:30" in English, "14:30, 24/11/2026" in Vietnamese. Zones without clock changes need no
 * `Intl.DateTimeFormat`: creating the first formatter costs a phone a tenth of a second while rendering a page.
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

/** China's last summer time ended in 1991: Intl reads the clock of older dates (birthdays), and of five-digit years. */
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
  /** 0 is January. */
  readonly month: number
  readonly year: number
  readonly minutes: string
  readonly seconds: string
}

const two = (value: number): string => value.toString().padStart(2, '0')

/** A formatted date in a zone; in the viewer's own by default. Throws a RangeError for an invalid date. */
export function dateText(lang: string, at: Date, style: DateStyle, zone?: string): string {
  const clock = (zone === undefined ? null : steadyClock(at, zone)) ?? intlClock(at, zone)
  return lang === 'vi' ? inVietnamese(clock, style) : inEnglish(clock, style)
}

/** The clock of a zone and a year that this file knows, else null. */
function steadyClock(at: Date, zone: string): Clock | null {
  const offset = steady[zone]
  const time = at.getTime()
  if (offset === undefined || !(time >= KEPT_SINCE && time <= KEPT_UNTIL)) return null
  const shifted = new Date(time + offset * 60_000)
  const minutes = `${two(shifted.getUTCHours())}:${two(shifted.getUTCMinutes())}`
  return {
    day: shifted.getUTCDate(),
    month: shifted.getUTCMonth(),
    year: shifted.getUTCFullYear(),
    minutes,
    seconds: `${minutes}:${two(shifted.getUTCSeconds())}`,
  }
}

/** Formatters are slow to make and cheap to keep. */
const formatters = new Map<string | undefined, Intl.DateTimeFormat>()

function intlClock(at: Date, zone: string | undefined): Clock {
  const known = formatters.get(zone)
  const format =
    known ??
    new Intl.DateTimeFormat('en', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      ...(zone ? { timeZone: zone } : {}),
    })
  if (!known) formatters.set(zone, format)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const minutes = `${parts['hour']}:${parts['minute']}`
  return {
    day: Number(parts['day']),
    month: Number(parts['month']) - 1,
    year: Number(parts['year']),
    minutes,
    seconds: `${minutes}:${parts['second']}`,
  }
}

function inEnglish({ day, month, year, minutes, seconds }: Clock, style: DateStyle): string {
  const name = MONTHS[month] ?? ''
  const short = `${day} ${name.slice(0, 3)}`
  switch (style) {
    case 'stamp':
      return `${short} ${year}, ${seconds}`
    case 'minute':
      return `${short} ${year}, ${minutes}`
    case 'brief':
      return `${short}, ${minutes}`
    case 'day':
      return `${short} ${year}`
    case 'short':
      return short
    case 'clock':
      return seconds
    case 'month':
      return `${name} ${year}`
  }
}

function inVietnamese({ day, month, year, minutes, seconds }: Clock, style: DateStyle): string {
  const short = `${two(day)}/${two(month + 1)}`
  switch (style) {
    case 'stamp':
      return `${seconds}, ${short}/${year}`
    case 'minute':
      return `${minutes}, ${short}/${year}`
    case 'brief':
      return `${minutes}, ${short}`
    case 'day':
      return `${short}/${year}`
    case 'short':
      return short
    case 'clock':
      return seconds
    case 'month':
      return `tháng ${month + 1} năm ${year}`
  }
}
