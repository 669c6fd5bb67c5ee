import { expect, test } from 'vitest'
import { decideWay, payoutChoices } from './ways.ts'

const sandbox = { name: 'sandbox', payouts: ['bank', 'wallet'] } as const
const stripe = { name: 'stripe', payouts: [] } as const

test('CSH-02 chooses the processor of the brand’s settings, for the kinds that it pays', () => {
  expect(decideWay('sandbox', 'bank', [stripe, sandbox])).toBe('sandbox')
  expect(decideWay('manual', 'bank', [stripe, sandbox])).toBe('manual')
})

test('CSH-02 lets operators pay where the chosen processor is missing or does not pay this kind', () => {
  expect(decideWay('sandbox', 'coin', [sandbox])).toBe('manual')
  expect(decideWay('sandbox', 'bank', [stripe])).toBe('manual')
})

test('CSH-02 offers no kind that the brand has closed', () => {
  expect(decideWay('closed', 'bank', [sandbox])).toBeNull()
  expect(payoutChoices).not.toContain('stripe')
})
