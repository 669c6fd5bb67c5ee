import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addUp, groups } from './rules.ts'

const kinds = [
  'deposit.credited',
  'deposit.fee',
  'withdrawal.paid',
  'round.played',
  'correction.debit',
] as const

test('M8 opening and what moved give the closing balance, regardless of the filter', () => {
  const sums = fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      lines: fc.bigInt({ min: 1n, max: 99n }),
      credits: fc.bigInt({ min: 0n, max: 10n ** 12n }),
      debits: fc.bigInt({ min: -(10n ** 12n), max: 0n }),
    }),
  )
  fc.assert(
    fc.property(
      sums,
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.constantFrom(null, ...groups),
      (list, opening, group) => {
        const closing = list.reduce((sum, { credits, debits }) => sum + credits + debits, opening)
        const totals = addUp({ opening, closing, kinds: list }, group)
        expect(totals.opening + totals.moneyIn - totals.moneyOut + totals.others).toBe(totals.closing)
        if (group === null) expect(totals.others).toBe(0n)
      },
    ),
  )
})
