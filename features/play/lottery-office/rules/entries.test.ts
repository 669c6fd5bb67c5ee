import { expect, test } from 'vitest'
import { verdictOf } from './entries.ts'

const draw = (special: string, prize2: readonly string[] = ['00123', '45678']) => ({
  prize2: [...prize2],
  special: [special],
})
const entry = (source: string, outcome: ReturnType<typeof draw>) => ({ source, byName: source, outcome })

test('P6 one entry waits; two equal ones of different sources agree, the first confirmed by the second', () => {
  const first = entry('operator:a', draw('01234'))
  expect(verdictOf([])).toEqual({ kind: 'waiting' })
  expect(verdictOf([first])).toEqual({ kind: 'waiting' })
  const second = entry('feed:b', { special: ['01234'], prize2: ['00123', '45678'] })
  expect(verdictOf([first, second])).toEqual({ kind: 'agreed', first, second })
})

test('P6 entries that differ name the prizes, leading zeros included', () => {
  const entries = [entry('operator:a', draw('01234')), entry('operator:b', draw('1234', ['00123', '45687']))]
  expect(verdictOf(entries)).toEqual({
    kind: 'differs',
    places: [
      { tier: 'prize2', place: 1 },
      { tier: 'special', place: 0 },
    ],
  })
})

test('P6 with three entries two equal ones decide', () => {
  const [wrong, a, b] = [
    entry('feed:x', draw('1')),
    entry('operator:a', draw('2')),
    entry('operator:b', draw('2')),
  ]
  expect(verdictOf([wrong, a, b])).toEqual({ kind: 'agreed', first: a, second: b })
  expect(verdictOf([a, wrong, b])).toEqual({ kind: 'agreed', first: a, second: b })
})
