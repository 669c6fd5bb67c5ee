import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, payablePart, payoutUnit } from '#kit/currency.ts'
import { major } from '#kit/money.ts'
import { bankName, isSameName } from '#kit/names/bank-name.ts'
import { decidePayout, type WithdrawalState } from './states.ts'
import { checkAmount, conditionsOf, priceWithdrawal, type Facts, type Terms } from './terms.ts'

const terms: Terms = {
  least: major(50),
  most: major(500),
  dayMost: major(800),
  dayCount: 3,
  feePpm: 10_000n,
  feeFixed: major(2),
  unit: 100n,
}
const today = { count: 0, amount: 0n }

test('CSH-02 of 1 000.00 at 1.00 % and 2.00 fixed, 12.00 is the fee and 988.00 arrives', () => {
  expect(priceWithdrawal(major(1_000), terms)).toEqual({ fee: major(12), receives: major(988) })
})

test('CSH-05 adds fee and payout up to the amount in whole hundredths', () => {
  const amounts = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((units) => units * 100n)
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 0n, max: 500_000n }), (amount, feePpm) => {
      const { fee, receives } = priceWithdrawal(amount, { feePpm, feeFixed: 0n, unit: 100n })
      expect(fee + receives).toBe(amount)
      expect(fee % 100n).toBe(0n)
      expect(fee * 1_000_000n <= amount * feePpm).toBe(true)
    }),
  )
})

test('CSH-02 what leaves and what arrives are whole payable units, regardless of the fee: dong, cents or what a bank asks for', () => {
  const coarser = fc.constantFrom(0n, major(1_000), major(3) / 2n)
  fc.assert(
    fc.property(
      fc.constantFrom('VND' as const, 'USD' as const),
      coarser,
      fc.bigInt({ min: 1n, max: 10n ** 8n }),
      fc.record({
        feePpm: fc.bigInt({ min: 0n, max: 500_000n }),
        feeFixed: fc.bigInt({ min: 0n, max: 99_999n }),
      }),
      (currency, setting, units, fees) => {
        const unit = payoutUnit(currency, setting)
        const { fee, receives } = priceWithdrawal(units * unit, { ...fees, unit })
        expect(fee + receives).toBe(units * unit)
        expect([fee % unit, receives % unit, unit % currencies[currency].payable]).toEqual([0n, 0n, 0n])
        expect(fee * 1_000_000n <= units * unit * fees.feePpm + fees.feeFixed * 1_000_000n).toBe(true)
      },
    ),
  )
  const dong = { ...terms, unit: payoutUnit('VND', 0n) }
  expect(checkAmount(major(100) + major(1) / 2n, dong, today, major(1_000))).toEqual({
    refused: 'withdrawals.amountTooFine',
    detail: { unit: major(1) },
  })
  // of 1,234.5678 the payable amount is 1,234 dong; 0.5678 stay in the wallet
  expect(payablePart(12_345_678n, dong.unit)).toBe(major(1_234))
})

test('CSH-02 what can be withdrawn and what is missing add up to the requested amount, to the last digit', () => {
  const dong = { ...terms, unit: payoutUnit('VND', 0n), most: major(10_000_000), dayMost: major(10_000_000) }
  // 5,460,928.5732 are free: a bank pays 5,460,928
  expect(checkAmount(major(6_000_000), dong, today, 54_609_285_732n)).toEqual({
    refused: 'withdrawals.notEnough',
    detail: { free: major(5_460_928), missing: major(539_072) },
  })
})

test('CSH-02 states exactly what is missing for each limit', () => {
  const check = (amount: bigint, used = today, free = major(10_000)) => checkAmount(amount, terms, used, free)
  expect(check(major(50))).toBeNull()
  expect(check(major(49))).toEqual({ refused: 'withdrawals.amountTooSmall', detail: { least: major(50) } })
  expect(check(major(501))).toEqual({ refused: 'withdrawals.amountTooLarge', detail: { most: major(500) } })
  expect(check(major(100), today, major(70))).toEqual({
    refused: 'withdrawals.notEnough',
    detail: { free: major(70), missing: major(30) },
  })
  expect(check(major(100), { count: 3, amount: 0n })).toEqual({
    refused: 'withdrawals.dayCount',
    detail: { most: 3 },
  })
  expect(check(major(100), { count: 1, amount: major(750) })).toEqual({
    refused: 'withdrawals.dayAmount',
    detail: { left: major(50) },
  })
})

const fine: Facts = {
  payeeName: 'NGUYEN THI MAI',
  accounts: 1,
  hasPaymentPassword: true,
  hold: null,
  walletState: 'open',
  deposited: 0n,
  staked: 0n,
  papers: null,
  turnoverPercent: 0,
}

test('A14 name, own account, payment password and an open wallet are each needed: every combination', () => {
  for (let mask = 0; mask < 16; mask += 1) {
    const facts: Facts = {
      ...fine,
      payeeName: mask & 1 ? fine.payeeName : null,
      accounts: mask & 2 ? 1 : 0,
      hasPaymentPassword: Boolean(mask & 4),
      walletState: mask & 8 ? 'open' : 'frozen',
    }
    expect(conditionsOf(facts).every(({ isMet }) => isMet)).toBe(mask === 15)
  }
})

test('CSH-02 states the turnover left to the unit', () => {
  const turnover = (staked: bigint) =>
    conditionsOf({ ...fine, deposited: major(300), staked, turnoverPercent: 150 }).at(-1)
  expect(turnover(major(449))).toMatchObject({ isMet: false, need: major(450), missing: major(1) })
  expect(turnover(major(450))).toMatchObject({ isMet: true, missing: 0n })
  expect(turnover(major(900))).toMatchObject({ have: major(450), missing: 0n })
})

test('A14 the same name with and without marks is one name; another name is not', () => {
  expect(bankName('Nguyễn  Thị Đào')).toBe('NGUYEN THI DAO')
  expect(isSameName('nguyễn thị mai', 'NGUYEN THI MAI')).toBe(true)
  expect(isSameName('NGUYEN THI MAI', 'NGUYEN THI MAY')).toBe(false)
  expect(['MAI', 'M4I NGUYEN', '', '麦 明'].map(bankName)).toEqual([null, null, null, null])
})

test('CSH-02 money goes back at most once, and never after it was paid', () => {
  const news = fc.array(fc.constantFrom('pending', 'paid', 'failed', 'cancelled'), { maxLength: 20 })
  fc.assert(
    fc.property(news, (list) => {
      let state: WithdrawalState = 'paying'
      const done: string[] = []
      for (const status of list) {
        const { does } = decidePayout(state, status)
        if (does === 'pay') state = 'paid'
        if (does === 'return') state = 'failed'
        if (does === 'pay' || does === 'return') done.push(does)
      }
      expect(done.length).toBe(list.some((status) => status !== 'pending') ? 1 : 0)
    }),
  )
})
