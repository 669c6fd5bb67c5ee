import { expect, test } from 'vitest'
import { termsFrom, type Typed } from './typed.ts'

const moneyOf = (text: string) => (/^\d+$/.test(text) ? BigInt(text) * 10_000n : null)
const typed: Typed = {
  kind: 'boost',
  steps: [{ legs: '3', percent: '5' }],
  leastPrice: '1.50',
  most: '1000',
  lead: '2',
  days: '30',
  reason: 'weekend offer',
}

test('SPT-01 a campaign is typed in whole numbers, and nothing that cannot be is sent', () => {
  expect(termsFrom(typed, moneyOf)).toEqual({
    terms: { kind: 'boost', steps: [{ legs: 3, percent: 5 }], leastPrice: 15_000, most: 10_000_000n },
    days: 30,
    reason: 'weekend offer',
  })
  expect(termsFrom({ ...typed, kind: 'earlyPayout' }, moneyOf)?.terms).toEqual({
    kind: 'earlyPayout',
    lead: 2,
  })
  const wrong: readonly Partial<Typed>[] = [
    { steps: [] },
    { steps: [...typed.steps, { legs: '3', percent: '9' }] },
    { steps: [{ legs: '3', percent: '' }] },
    { leastPrice: '0.9' },
    { most: '' },
    { days: '0' },
    { reason: 'x' },
    { kind: 'earlyPayout', lead: '9' },
  ]
  for (const change of wrong) expect(termsFrom({ ...typed, ...change }, moneyOf)).toBeNull()
})
