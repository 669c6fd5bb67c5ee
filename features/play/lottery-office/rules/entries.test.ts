import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maySellRest, verdictOf, type Entry } from './entries.ts'
import { prefixOf, prizesOf } from './prefix.ts'

const tiers = [
  { key: 'prize1', count: 1, width: 5 },
  { key: 'prize2', count: 2, width: 5 },
  { key: 'special', count: 1, width: 5 },
]
const SIZE = 4
const none = { tiers, shown: 0 }
const entry = (source: string, ...numbers: string[]): Entry => ({ source, byName: source, numbers })
const whole = ['01234', '00123', '45678', '99999']

test('P6 one entry waits; two equal ones of different sources agree, the first confirmed by the second', () => {
  const first = entry('operator:a', ...whole)
  expect(verdictOf([], none)).toEqual({ kind: 'waiting' })
  expect(verdictOf([first], none)).toEqual({ kind: 'waiting' })
  const second = entry('feed:b', ...whole)
  expect(verdictOf([first, second], none)).toEqual({ kind: 'agreed', first, second, count: 4 })
})

test('P6 entries that differ name the prizes, leading zeros included', () => {
  const entries = [entry('operator:a', ...whole), entry('operator:b', '01234', '00123', '45687', '9999')]
  expect(verdictOf(entries, none)).toEqual({
    kind: 'differs',
    places: [
      { tier: 'prize2', place: 1 },
      { tier: 'special', place: 0 },
    ],
  })
})

test('P6 with three entries two equal ones decide', () => {
  const [wrong, a, b] = [entry('feed:x', '1'), entry('operator:a', '2'), entry('operator:b', '2')]
  expect(verdictOf([wrong, a, b], none)).toEqual({ kind: 'agreed', first: a, second: b, count: 1 })
  expect(verdictOf([a, wrong, b], none)).toEqual({ kind: 'agreed', first: a, second: b, count: 1 })
})

test('LOT-03 P6 entries of a draw under way agree as far as the shorter one goes, and not at all if it differs', () => {
  const [nine, three] = [entry('operator:a', ...whole.slice(0, 3)), entry('operator:b', ...whole.slice(0, 2))]
  expect(verdictOf([nine, three], none)).toEqual({ kind: 'agreed', first: nine, second: three, count: 2 })
  expect(verdictOf([nine, three], { tiers, shown: 2 })).toEqual({ kind: 'waiting' })
  const typo = entry('operator:b', '01234', '00132')
  expect(verdictOf([nine, typo], none)).toEqual({ kind: 'differs', places: [{ tier: 'prize2', place: 0 }] })
})

test('LOT-03 numbers so far are read in the order drawn, and refused where one before them is missing', () => {
  expect(prefixOf(tiers, { prize1: ['01234'], prize2: ['00123', ''] })).toEqual({
    numbers: ['01234', '00123'],
  })
  expect(prefixOf(tiers, { special: ['99999'] })).toEqual({ gapAt: 'special' })
  expect(prefixOf(tiers, { prize1: ['01234'], prize2: ['', '00123'] })).toEqual({ gapAt: 'prize2' })
  expect(prefixOf(tiers, { prize1: ['1', '2'] })).toEqual({ gapAt: 'prize1' })
  expect(prefixOf(tiers, { prize9: [] })).toEqual({ gapAt: 'prize9' })
  expect(prefixOf(tiers, null)).toEqual({ gapAt: '' })
  expect(prizesOf(tiers, whole.slice(0, 2))).toEqual({ prize1: ['01234'], prize2: ['00123'] })
})

/** Sources enter longer and longer beginnings, sometimes with an error; what they agree on becomes public. */
const act = fc.record({
  source: fc.integer({ min: 0, max: 2 }),
  upTo: fc.integer({ min: 1, max: SIZE }),
  errs: fc.boolean(),
})

test('P6 whatever three sources enter, only what two of them entered is public, and no member bets against a source that knows more', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const entered = new Map<string, Entry>()
      let shown: readonly string[] = []
      for (const { source, upTo, errs } of acts) {
        const numbers = whole.slice(0, upTo).map((number, at) => (errs && at === upTo - 1 ? '00000' : number))
        if (numbers.length <= shown.length || shown.some((number, at) => number !== numbers[at])) continue
        entered.delete(`${source}`) // the newest entry is the last
        entered.set(`${source}`, entry(`${source}`, ...numbers))
        const all = [...entered.values()]
        const verdict = verdictOf(all, { tiers, shown: shown.length })
        if (verdict.kind === 'agreed') {
          const { first, second, count } = verdict
          expect(first.source).not.toBe(second.source)
          expect(count).toBeGreaterThan(shown.length)
          expect(first.numbers.slice(0, count)).toEqual(second.numbers.slice(0, count))
          shown = first.numbers.slice(0, count)
        }
        const knows = all.some(({ numbers: own }) => own.length > shown.length)
        const isUnderway = shown.length > 0 && shown.length < SIZE
        expect(maySellRest(all, { shown: shown.length, size: SIZE })).toBe(isUnderway && !knows)
      }
    }),
    { numRuns: 500 },
  )
})
