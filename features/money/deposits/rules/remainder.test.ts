import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PPM_ONE } from '#kit/money.ts'
import { priceWithdrawal } from '#features/money/withdrawals/rules/terms.ts'
import { HUNDREDTH, priceDeposit } from './fees.ts'

const hundredths = (most: bigint) => fc.bigInt({ min: 0n, max: most }).map((units) => units * HUNDREDTH)
const terms = fc.record({ feePpm: fc.bigInt({ min: 0n, max: 500_000n }), feeFixed: hundredths(10_000n) })

test('M18 adds fee and remainder up to the whole, in both directions, the fraction of a hundredth to the member', () => {
  fc.assert(
    fc.property(hundredths(10n ** 12n), terms, (amount, { feePpm, feeFixed }) => {
      const paidIn = priceDeposit(amount, { feePpm, feeFixed })
      const paidOut = priceWithdrawal(amount, { feePpm, feeFixed, unit: HUNDREDTH })
      expect(paidIn.credited + paidIn.fee).toBe(amount)
      expect(paidOut.receives + paidOut.fee).toBe(amount)
      expect(paidOut.fee).toBe(paidIn.fee)
      const left = amount * feePpm - (paidIn.fee - feeFixed) * PPM_ONE
      expect(left >= 0n && left < HUNDREDTH * PPM_ONE).toBe(true)
    }),
  )
})
