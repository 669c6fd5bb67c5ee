import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ALL_HOURS,
  decideChange,
  inForce,
  isDue,
  limitKinds,
  stricter,
  type LimitKind,
  type Value,
} from './limits.ts'

const kinds = fc.constantFrom(...limitKinds)
const values: fc.Arbitrary<Value> = fc.option(fc.bigInt({ min: 1n, max: ALL_HOURS }))

/** What a value allows, expressed differently: the set of amounts (or hours) that pass. */
function allows(kind: LimitKind, value: Value, probe: bigint): boolean {
  if (value === null) return true
  if (kind === 'hours') return (value / 2n ** (probe % 24n)) % 2n === 1n
  return probe <= value
}

test('R1 R5 of several limits the strictest applies, in any order: what passes it passes all of them', () => {
  const probes = fc.bigInt({ min: 0n, max: ALL_HOURS })
  const sources = fc.record({
    member: values,
    operator: values,
    starts: fc.constant(null),
    most: values,
    hasChosen: fc.constant(true),
  })
  fc.assert(
    fc.property(kinds, sources, probes, (kind, from, probe) => {
      const { value } = inForce(kind, from)
      const all = [from.member, from.operator, from.most].every((one) => allows(kind, one, probe))
      expect(allows(kind, value, probe)).toBe(all)
    }),
  )
})

test('R3 a change never allows immediately what was forbidden before, and what the member forbids is forbidden immediately', () => {
  const probes = fc.bigInt({ min: 0n, max: ALL_HOURS })
  fc.assert(
    fc.property(kinds, values, values, probes, (kind, before, asked, probe) => {
      const { now, later } = decideChange(kind, before, asked)
      if (!allows(kind, before, probe)) expect(allows(kind, now, probe)).toBe(false)
      if (later === undefined) expect(now).toBe(asked)
      else expect(later).toBe(asked)
      const isShut = kind === 'hours' && stricter(kind, before, asked) === 0n
      if (!isShut && !allows(kind, asked, probe)) expect(allows(kind, now, probe)).toBe(false)
    }),
  )
})

test('R3 a higher limit can be confirmed at 24:00:00 and not a millisecond earlier', () => {
  const from = new Date('2026-11-22T10:00:00.000Z')
  expect(isDue(from, new Date('2026-11-22T09:59:59.999Z'))).toBe(false)
  expect(isDue(from, from)).toBe(true)
})

test('R1 the jurisdiction’s default limit applies until the member chooses, and its maximum caps what they choose', () => {
  const pack = { operator: null, starts: 100n, most: 500n }
  expect(inForce('deposit', { ...pack, member: null, hasChosen: false })).toEqual({
    value: 100n,
    by: 'jurisdiction',
  })
  expect(inForce('deposit', { ...pack, member: 300n, hasChosen: true })).toEqual({
    value: 300n,
    by: 'member',
  })
  expect(inForce('deposit', { ...pack, member: null, hasChosen: true })).toEqual({
    value: 500n,
    by: 'jurisdiction',
  })
  expect(inForce('deposit', { ...pack, operator: 200n, member: 300n, hasChosen: true })).toEqual({
    value: 200n,
    by: 'operator',
  })
})

test('R3 new hours without any hour in common with the current ones take effect only after the waiting period, against accidental lock-out', () => {
  const morning = 0b1111n << 8n
  const evening = 0b1111n << 18n
  expect(decideChange('hours', morning, evening)).toEqual({ now: morning, later: evening })
  expect(decideChange('hours', null, evening)).toEqual({ now: evening, later: undefined })
})
