import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { worryOf } from './worry.ts'
import { mustAct, signsOf, type Facts } from './harm.ts'

const calm: Facts = {
  depositsDay: 1,
  lostDay: major(100),
  nights: 1,
  depositedWeek: major(1_000),
  depositedUsual: major(900),
  failedDay: 0,
  hitsWeek: 0,
  playedDayMs: 2 * 3_600_000,
  playedWeekMs: 8 * 3_600_000,
  looserWeek: 0,
  worriesDay: 0,
  gravest: null,
  methodsWeek: 2,
  notable: major(500),
}
const rulesOf = (facts: Partial<Facts>) =>
  signsOf({ ...calm, ...facts }).map(({ rule, level }) => [rule, level])

test('R15 ordinary play raises no marker', () => {
  expect(rulesOf({})).toEqual([])
  expect(mustAct(signsOf(calm))).toBe(false)
})

test('R15 each rule fires at its threshold and not one step below', () => {
  expect(rulesOf({ depositsDay: 2 })).toEqual([])
  expect(rulesOf({ depositsDay: 3 })).toEqual([['chasing', 'notice']])
  expect(rulesOf({ depositsDay: 6 })).toEqual([['chasing', 'strong']])
  expect(rulesOf({ depositsDay: 6, lostDay: 0n })).toEqual([])
  expect(rulesOf({ nights: 2 })).toEqual([])
  expect(rulesOf({ nights: 3 })).toEqual([['nightPlay', 'notice']])
  expect(rulesOf({ depositedWeek: major(2_700) })).toEqual([['risingDeposits', 'notice']])
  expect(rulesOf({ depositedWeek: major(2_700) - 1n })).toEqual([])
  expect(rulesOf({ depositedWeek: major(5_400) })).toEqual([['risingDeposits', 'strong']])
  expect(rulesOf({ depositedWeek: major(2_700), notable: major(3_000) })).toEqual([])
  expect(rulesOf({ failedDay: 3 })).toEqual([['failedDeposits', 'notice']])
  expect(rulesOf({ hitsWeek: 7 })).toEqual([['limitHits', 'strong']])
  expect(rulesOf({ playedDayMs: 6 * 3_600_000 })).toEqual([['longPlay', 'notice']])
  expect(rulesOf({ playedWeekMs: 45 * 3_600_000 })).toEqual([['longPlay', 'strong']])
  expect(rulesOf({ looserWeek: 2 })).toEqual([['loosening', 'notice']])
  expect(rulesOf({ methodsWeek: 3 })).toEqual([])
  expect(rulesOf({ methodsWeek: 4 })).toEqual([['manyMethods', 'notice']])
  expect(rulesOf({ worriesDay: 1, gravest: 'strong' })).toEqual([['contact', 'strong']])
})

test('R15 three markers together act as a strong one does, two do not', () => {
  expect(mustAct(signsOf({ ...calm, nights: 3, failedDay: 3 }))).toBe(false)
  expect(mustAct(signsOf({ ...calm, nights: 3, failedDay: 3, looserWeek: 2 }))).toBe(true)
  expect(mustAct(signsOf({ ...calm, nights: 6 }))).toBe(true)
})

test('R15 more harmful play never raises fewer markers', () => {
  const more = fc.record({
    depositsDay: fc.nat(10),
    nights: fc.nat(7),
    failedDay: fc.nat(10),
    hitsWeek: fc.nat(10),
    looserWeek: fc.nat(8),
  })
  fc.assert(
    fc.property(more, (added) => {
      const worse = {
        ...calm,
        depositsDay: calm.depositsDay + added.depositsDay,
        nights: Math.min(7, calm.nights + added.nights),
        failedDay: added.failedDay,
        hitsWeek: added.hitsWeek,
        looserWeek: added.looserWeek,
      }
      const least = { ...worse, depositsDay: worse.depositsDay + 1, failedDay: worse.failedDay + 1 }
      expect(signsOf(least).length).toBeGreaterThanOrEqual(signsOf(worse).length)
    }),
  )
})

test('R15 concerning words are found in both languages, regardless of case and accents, and not inside other words', () => {
  const grave = ['I want to kill myself', 'TÔI MUỐN CHẾT', 'Có lẽ tôi sẽ tự tử.', 'i just want to die…']
  const worrying = [
    'I can’t stop playing',
    'I think I am addicted',
    'Tôi nghiện rồi',
    'em không dừng được nữa',
    'nợ nần chồng chất',
  ]
  const calmTexts = [
    'My deposit has not arrived',
    'Tư tưởng của trò chơi này hay',
    'từ từ tôi đọc', // "slowly", which becomes the same letters without accents
    'The dice stop moving',
    'Không dừng game được à? Máy bị đứng',
  ]
  expect(grave.map(worryOf)).toEqual(grave.map(() => 'strong'))
  expect(worrying.map(worryOf)).toEqual(worrying.map(() => 'notice'))
  expect(calmTexts.map(worryOf)).toEqual(calmTexts.map(() => null))
})
