import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  covered,
  nextHour,
  opensAt,
  periodOf,
  stopOf,
  type PlayFacts,
  type PlayRule,
  type Span,
} from './time.ts'

const ZONE = 'Asia/Ho_Chi_Minh'
const at = (text: string) => new Date(`2026-11-${text}+07:00`)
const none: PlayRule = { day: null, week: null, month: null, session: null, hours: null }
const facts = (now: Date, spans: readonly Span[] = []): PlayFacts => ({
  now,
  zone: ZONE,
  spans,
  sessionFrom: null,
})

test('R1 with forty-five of sixty minutes used, play ends in fifteen', () => {
  const spans = [{ from: at('21T18:00:00'), to: at('21T18:45:00') }]
  expect(stopOf({ ...none, day: 60n }, facts(at('21T20:00:00'), spans))).toEqual({
    until: at('21T20:15:00'),
    why: 'day',
  })
})

test('R1 a new day resets the minutes: with fifteen left at 23:50, play ends an hour after midnight', () => {
  const spans = [{ from: at('21T18:00:00'), to: at('21T18:45:00') }]
  const stop = stopOf({ ...none, day: 60n }, facts(at('21T23:50:00'), spans))
  expect(stop?.until).toEqual(at('22T01:00:00'))
})

test('R1 with all minutes used, play ends now and is possible again when the period resets', () => {
  const now = at('21T20:00:00')
  const rule = { ...none, week: 30n }
  const stop = stopOf(rule, facts(now, [{ from: at('20T10:00:00'), to: at('20T10:30:00') }]))
  expect(stop).toEqual({ until: now, why: 'week' })
  expect(stop && opensAt(stop, rule, facts(now))).toEqual(at('23T00:00:00'))
})

test('R1 outside the allowed hours play is closed; inside them it ends with the last allowed hour', () => {
  const evening = 0b111n << 19n // 19:00 to 22:00
  const rule = { ...none, hours: evening }
  expect(stopOf(rule, facts(at('21T20:10:00')))).toEqual({ until: at('21T22:00:00'), why: 'hours' })
  const late = facts(at('21T23:10:00'))
  const stop = stopOf(rule, late)
  expect(stop?.until).toEqual(late.now)
  expect(stop && opensAt(stop, rule, late)).toEqual(at('22T19:00:00'))
})

test('R1 a session limit ends play by its length, counted from the first game of the session', () => {
  const rule = { ...none, session: 45n }
  const playing = { ...facts(at('21T20:00:00')), sessionFrom: at('21T19:30:00') }
  expect(stopOf(rule, playing)).toEqual({ until: at('21T20:15:00'), why: 'session' })
})

test('R1 concurrent sessions count once: the total never exceeds elapsed time, and equals a minute-by-minute count', () => {
  const START = Date.parse('2026-11-21T00:00:00Z')
  const span = fc
    .tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 120 }))
    .map(([from, length]) => ({
      from: new Date(START + from * 60_000),
      to: new Date(START + (from + length) * 60_000),
    }))
  fc.assert(
    fc.property(fc.array(span, { maxLength: 8 }), (spans) => {
      const [from, to] = [new Date(START + 30 * 60_000), new Date(START + 330 * 60_000)]
      let minutes = 0
      for (let n = 30; n < 330; n++) {
        const moment = START + n * 60_000
        if (spans.some((one) => one.from.getTime() <= moment && moment < one.to.getTime())) minutes += 1
      }
      expect(covered(spans, from, to)).toBe(minutes * 60_000)
    }),
  )
})

test('R1 playing until the stop uses exactly what the rule allows in each day it covers', () => {
  const START = at('21T00:00:00').getTime()
  const minute = (n: number) => new Date(START + n * 60_000)
  const cases = fc.record({
    now: fc.integer({ min: 0, max: 1_439 }),
    limit: fc.integer({ min: 5, max: 600 }),
    used: fc.integer({ min: 0, max: 700 }),
  })
  fc.assert(
    fc.property(cases, ({ now, limit, used }) => {
      const from = Math.max(0, now - used)
      const spans = [{ from: minute(from), to: minute(now) }]
      const stop = stopOf({ ...none, day: BigInt(limit) }, facts(minute(now), spans))
      const until = stop?.until ?? minute(now)
      const played = [...spans, { from: minute(now), to: until }]
      const today = periodOf('day', ZONE, minute(now))
      const inside = covered(played, today.from, today.to) / 60_000
      expect(inside).toBeLessThanOrEqual(Math.max(limit, now - from))
      if (until < today.to && until > minute(now)) expect(inside).toBe(limit)
    }),
  )
})

test('R1 the hour that a clock change repeats or skips does not open or close play', () => {
  const zone = 'Europe/Berlin'
  const all = (1n << 24n) - 1n
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (quarters) => {
      const now = new Date(Date.parse('2026-10-24T00:00:00Z') + quarters * 15 * 60_000)
      expect(nextHour(all, { now, zone }, true)).toEqual(now)
      expect(nextHour(all, { now, zone }, false)).toBeNull()
    }),
  )
})
