import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { many, sql } from '#db/rows.ts'
import { freshDatabase, type TestDatabase } from '#db/testdb.ts'
import { addDays, dayIn } from '../day.ts'
import { dayBounds, hourIn, minuteIn, momentIn } from './zoned.ts'

/**
 * Zones that change at midnight, never change, change by half an hour, or have a half-hour offset. Not St John's: until 2011 its clocks
 * went back at 00:01, so a minute of the new day came before the last hour of the old one.
 */
const zones = [
  'America/Santiago',
  'America/Havana',
  'America/Asuncion',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Asia/Beirut',
  'Asia/Amman',
  'Africa/Cairo',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'America/Nuuk',
  'America/New_York',
  'Asia/Ho_Chi_Minh',
  'UTC',
] as const

let at: TestDatabase
beforeAll(async () => {
  at = await freshDatabase()
})
afterAll(() => at.drop())

test('O6 starts a day of Santiago and of Havana at 01:00 when clocks go forward at midnight', () => {
  const { from, to } = dayBounds('America/Santiago', '2026-09-06')
  expect(from.toISOString()).toBe('2026-09-06T04:00:00.000Z')
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(23)
  expect(minuteIn('America/Santiago', from)).toBe('2026-09-06T01:00')
  expect(dayBounds('America/Santiago', '2026-09-05').to).toEqual(from)
  expect(dayBounds('America/Havana', '2026-03-08').from.toISOString()).toBe('2026-03-08T05:00:00.000Z')
})

test('O6 starts a day whose midnight is repeated at the first one, with 25 hours', () => {
  const { from, to } = dayBounds('America/Havana', '2026-11-01')
  expect(from.toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25)
  expect(dayBounds('Atlantic/Azores', '2026-10-25').from.toISOString()).toBe('2026-10-25T00:00:00.000Z')
})

test('O6 the day on which New York’s clocks go back has 25 hours', () => {
  const { from, to } = dayBounds('America/New_York', '2026-11-01')
  expect(from.toISOString()).toBe('2026-11-01T04:00:00.000Z')
  expect((to.getTime() - from.getTime()) / 3_600_000).toBe(25)
})

test('O6 08:30 on a clock in Saigon is 01:30 in Greenwich, no matter which zone the computer is set to', () => {
  const moment = momentIn('Asia/Ho_Chi_Minh', '2026-11-21T08:30')
  expect(moment.toISOString()).toBe('2026-11-21T01:30:00.000Z')
  expect(minuteIn('Asia/Ho_Chi_Minh', moment)).toBe('2026-11-21T08:30')
  expect(minuteIn('America/New_York', moment)).toBe('2026-11-20T20:30')
  expect(hourIn('Asia/Kathmandu', moment)).toBe(7)
  expect(momentIn('America/New_York', '2026-11-01T12:00').toISOString()).toBe('2026-11-01T17:00:00.000Z')
})

test('O6 reads a skipped minute with the offset before the change, and the first of a repeated one', () => {
  expect(momentIn('America/Santiago', '2026-09-06T00:30').toISOString()).toBe('2026-09-06T04:30:00.000Z')
  expect(momentIn('America/New_York', '2026-11-01T01:30').toISOString()).toBe('2026-11-01T05:30:00.000Z')
})

test('O6 throws a RangeError for a day or minute that does not exist', () => {
  expect(() => dayBounds('UTC', '2026-02-30')).toThrow(RangeError)
  expect(() => momentIn('UTC', '')).toThrow(RangeError)
  expect(() => dayIn('Mars/Olympus', new Date(0))).toThrow(RangeError)
})

const FIRST = '2000-01-01'
const DAYS = 40 * 365 + 10
const days = fc.integer({ min: 0, max: DAYS }).map((days) => addDays(FIRST, days))
/** Days around clock changes and leap days, which random tests seldom hit. */
const telling = fc
  .tuple(
    fc.integer({ min: 2000, max: 2039 }),
    fc.constantFrom('02-28', '02-29', '03-08', '03-25', '04-01', '09-01', '10-01', '10-25', '11-01', '12-31'),
    fc.integer({ min: 0, max: 10 }),
  )
  .map(([year, day, later]) => addDays(addDays(`${year}-${day}`, 0), later))
const asked = fc.record({ zone: fc.constantFrom(...zones), day: fc.oneof(days, telling) })

test('O6 starts days of every zone at PostgreSQL’s first instant of the day, and day_start agrees', async () => {
  const samples = fc.sample(asked, 1_500)
  const found = await many(
    at.db,
    sql<{ zone: string; day: string; first: Date; start: Date }>`
      select a.zone, a.day::text as day, day_start(a.day, a.zone) as start, (
        select min(m)
        from generate_series(a.day::timestamp at time zone 'UTC' - interval '15 hours',
          a.day::timestamp at time zone 'UTC' + interval '15 hours', interval '15 minutes') m
        where (m at time zone a.zone)::date = a.day
      ) as first
      from unnest(${samples.map(({ zone }) => zone)}::text[], ${samples.map(({ day }) => day)}::date[]) a (zone, day)
    `,
  )
  expect(found).toHaveLength(samples.length)
  const wrong = found.filter(({ zone, day, first, start }) => {
    const ours = dayBounds(zone, day).from.getTime()
    return ours !== first.getTime() || ours !== start.getTime()
  })
  expect(wrong).toEqual([])
})

test('O6 the day, hour and minute of a moment are those of PostgreSQL in every zone', async () => {
  const moments = fc.record({
    zone: fc.constantFrom(...zones),
    moment: fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
  })
  const samples = fc.sample(moments, 1_500)
  const found = await many(
    at.db,
    sql<{ zone: string; at: Date; day: string; minute: string }>`
      select a.zone, a.at, (a.at at time zone a.zone)::date::text as day,
        to_char(a.at at time zone a.zone, 'YYYY-MM-DD"T"HH24:MI') as minute
      from unnest(${samples.map(({ zone }) => zone)}::text[], ${samples.map(({ moment }) => moment.toISOString())}::timestamptz[])
        a (zone, at)
    `,
  )
  expect(found).toHaveLength(samples.length)
  const wrong = found.filter(
    ({ zone, at: moment, day, minute }) =>
      dayIn(zone, moment) !== day ||
      minuteIn(zone, moment) !== minute ||
      hourIn(zone, moment) !== Number(minute.slice(11, 13)),
  )
  expect(wrong).toEqual([])
})

test('O6 the calendar’s last day has bounds, too: a list until 9999-12-31 is answered', () => {
  const { from } = dayBounds('Asia/Ho_Chi_Minh', '2026-12-01')
  expect(dayBounds('Asia/Ho_Chi_Minh', '9999-12-31').to.getTime()).toBeGreaterThan(from.getTime())
})
