import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { checkNumber, isTronAddress } from './instruments.ts'
import { checkSettle, decideReceipt, missingOf } from './receipt.ts'
import { withdrawalStates } from './states.ts'

const receives = major(988)

test('CSH-03 of 988.00 sent, 500.00 arrived: 488.00 is missing; nothing at all brings the fee back too', () => {
  expect(
    decideReceipt({ state: 'paid', receives, unit: 100n }, { answer: 'part', arrived: major(500) }),
  ).toEqual({
    does: 'dispute',
    arrived: major(500),
  })
  expect(missingOf({ amount: major(1_000), fee: major(12), arrived: major(500) })).toEqual({
    rest: major(488),
    fee: 0n,
  })
  expect(missingOf({ amount: major(1_000), fee: major(12), arrived: 0n })).toEqual({
    rest: major(988),
    fee: major(12),
  })
})

test('CSH-03 a part is more than nothing and less than all', () => {
  for (const arrived of [0n, receives, receives + 100n, major(500) + 1n])
    expect(decideReceipt({ state: 'paid', receives, unit: 100n }, { answer: 'part', arrived })).toEqual({
      refused: 'withdrawals.partInvalid',
    })
})

test('CSH-03 only what was paid can be answered, and a receipt is final', () => {
  for (const state of withdrawalStates) {
    const decision = decideReceipt({ state, receives, unit: 100n }, { answer: 'none' })
    expect('does' in decision).toBe(state === 'paid' || state === 'disputed')
  }
})

test('CSH-03 adds arrived, returned and fee up to what left the wallet', () => {
  const sums = fc.tuple(
    fc.bigInt({ min: 1n, max: 10n ** 9n }),
    fc.bigInt({ min: 0n, max: 10n ** 6n }),
    fc.nat({ max: 100 }),
  )
  fc.assert(
    fc.property(sums, ([net, fee, percent]) => {
      const arrived = (net * BigInt(percent)) / 100n
      const back = missingOf({ amount: net + fee, fee, arrived })
      const kept = fee - back.fee
      expect(arrived + back.rest + back.fee + kept).toBe(net + fee)
      expect(back.rest >= 0n && kept >= 0n).toBe(true)
    }),
  )
})

test('M12 B2 does not let an approver decide whether a payment arrived', () => {
  const of = { state: 'disputed', firstBy: 'linh', secondBy: 'huy' } as const
  expect(['linh', 'huy', 'minh'].map((operator) => checkSettle(of, operator))).toEqual([
    'withdrawals.sameOperator',
    'withdrawals.sameOperator',
    null,
  ])
})

test('A14 an address of the chain is taken only with its checksum; one wrong letter is refused', () => {
  const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
  expect(isTronAddress(address)).toBe(true)
  for (let at = 1; at < address.length; at += 1) {
    const changed = address.slice(0, at) + (address[at] === 'a' ? 'b' : 'a') + address.slice(at + 1)
    expect(isTronAddress(changed)).toBe(false)
  }
  expect(isTronAddress('')).toBe(false)
})

test('A14 a phone wallet is a national number, a bank account is as long as its bank says', () => {
  const wallet = { kind: 'wallet', leastDigits: 9, mostDigits: 11 } as const
  expect(
    ['0912345678', '912345678', '09123', '09x2345678'].map((number) => checkNumber(wallet, number)),
  ).toEqual([null, 'numberInvalid', 'numberLength', 'numberInvalid'])
  expect(checkNumber({ kind: 'bank', leastDigits: 6, mostDigits: 8 }, '12345')).toBe('numberLength')
})
