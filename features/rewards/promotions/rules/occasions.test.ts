import { expect, test } from 'vitest'
import { birthdaysOn, occasionsBetween } from './occasions.ts'

const span = { startsAt: new Date('2026-11-01T00:00:00Z'), endsAt: null, timeZone: 'Asia/Ho_Chi_Minh' }
const all = { from: new Date('2026-10-01T00:00:00Z'), to: new Date('2026-11-23T12:00:00Z') }
const daysOf = (found: readonly { readonly occasion: string }[]) => found.map(({ occasion }) => occasion)

test('PRO-01 a weekly promotion is given at its local minute, from the first one after its start', () => {
  const fridays = { kind: 'schedule', every: 'week', on: 5, at: '18:00' } as const
  const found = occasionsBetween(fridays, span, all)
  expect(daysOf(found)).toEqual(['2026-11-06', '2026-11-13', '2026-11-20'])
  expect(found[0]!.at.toISOString()).toBe('2026-11-06T11:00:00.000Z')
  const late = {
    ...span,
    startsAt: new Date('2026-11-06T11:00:01Z'),
    endsAt: new Date('2026-11-20T11:00:00Z'),
  }
  expect(daysOf(occasionsBetween(fridays, late, all))).toEqual(['2026-11-13'])
})

test('PRO-01 an occasion lies in exactly one of two periods that follow each other', () => {
  const daily = { kind: 'schedule', every: 'day', on: null, at: '02:30' } as const
  // clocks go forward over 02:30 on 29 March and back on 25 October
  const berlin = { startsAt: new Date('2026-01-01T00:00:00Z'), endsAt: null, timeZone: 'Europe/Berlin' }
  const year = { from: new Date('2026-02-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') }
  const whole = occasionsBetween(daily, berlin, year)
  expect(new Set(daysOf(whole)).size).toBe(whole.length)
  for (const { at } of whole) {
    const parts = [
      ...occasionsBetween(daily, berlin, { from: year.from, to: at }),
      ...occasionsBetween(daily, berlin, { from: at, to: year.to }),
    ]
    expect(daysOf(parts)).toEqual(daysOf(whole))
  }
})

test('PRO-01 a monthly promotion and one at its start come once each', () => {
  const monthly = { kind: 'schedule', every: 'month', on: 15, at: '00:00' } as const
  expect(daysOf(occasionsBetween(monthly, span, all))).toEqual(['2026-11-15'])
  const once = { kind: 'schedule', every: 'once', on: null, at: '00:00' } as const
  expect(occasionsBetween(once, span, all).map(({ at }) => at)).toEqual([span.startsAt])
  expect(occasionsBetween(once, span, { from: span.startsAt, to: all.to })).toEqual([])
})

test('PRO-01 a birthday counts on the day of the start too, and 29 February on the 28th', () => {
  const from = new Date('2026-11-21T00:00:00Z')
  const late = { ...span, startsAt: new Date('2026-11-22T05:00:00Z') }
  const found = occasionsBetween({ kind: 'birthday' }, late, { from, to: all.to })
  expect(found.map(({ day, occasion }) => [day, occasion])).toEqual([
    ['2026-11-22', '2026'],
    ['2026-11-23', '2026'],
  ])
  expect(birthdaysOn('2027-02-28')).toEqual(['02-28', '02-29'])
  expect(birthdaysOn('2028-02-28')).toEqual(['02-28'])
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29'])
})
