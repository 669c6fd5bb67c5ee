import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { checkDepositAmount, HUNDREDTH, priceDeposit } from './fees.ts'

const hundredths = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => units * HUNDREDTH)
const terms = fc.record({
  feePpm: fc.bigInt({ min: 0n, max: 500_000n }),
  feeFixed: fc.bigInt({ min: 0n, max: 10_000n }).map((units) => units * HUNDREDTH),
})

test('CSH-01 of 100.00 sent at 1.00 % and 0.50 fixed, 1.50 is the fee and 98.50 arrives', () => {
  expect(priceDeposit(major(100), { feePpm: 10_000n, feeFixed: 5_000n })).toEqual({
    fee: 15_000n,
    credited: 985_000n,
  })
})

test('CSH-05 fee and credit are whole hundredths, re-add, and the fraction stays with the member', () => {
  fc.assert(
    fc.property(hundredths, terms, (amount, { feePpm, feeFixed }) => {
      const { fee, credited } = priceDeposit(amount, { feePpm, feeFixed })
      expect(fee + credited).toBe(amount)
      expect(fee % HUNDREDTH).toBe(0n)
      const exact = amount * feePpm
      const share = (fee - feeFixed) * 1_000_000n
      expect(share <= exact && exact - share < HUNDREDTH * 1_000_000n).toBe(true)
    }),
  )
})

test('CSH-01 accepts amounts exactly from the minimum to the maximum', () => {
  const own = { least: major(10), most: major(20), feePpm: 0n, feeFixed: 0n, currency: 'USD' } as const
  expect(checkDepositAmount(major(10), own)).toBeNull()
  expect(checkDepositAmount(major(20), own)).toBeNull()
  expect(checkDepositAmount(major(10) - HUNDREDTH, own)).toEqual({
    refused: 'deposits.amountTooSmall',
    detail: { least: major(10) },
  })
  expect(checkDepositAmount(major(20) + HUNDREDTH, own)).toEqual({
    refused: 'deposits.amountTooLarge',
    detail: { most: major(20) },
  })
  expect(checkDepositAmount(major(15) + 1n, own)).toEqual({
    refused: 'deposits.amountTooFine',
    detail: { unit: HUNDREDTH },
  })
  // there is no transfer of half a dong
  expect(checkDepositAmount(major(15) + major(1) / 2n, { ...own, currency: 'VND' })).toEqual({
    refused: 'deposits.amountTooFine',
    detail: { unit: major(1) },
  })
})
