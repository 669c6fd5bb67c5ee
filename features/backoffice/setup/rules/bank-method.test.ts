import { expect, test } from 'vitest'
import { checkMethod } from '#features/money/deposits/rules/methods.ts'
import { major } from '#kit/money.ts'
import { bankMethod, freeCode } from './bank-method.ts'

const account = {
  bank: 'Bank of Valletta',
  bin: '',
  accountNumber: 'MT84MALT011000012345',
  holder: 'PEARL LTD',
}

test('OPS-01 the assistant’s bank transfer passes the rules of deposit methods', () => {
  const method = bankMethod({
    merchant: 'PEARL',
    currency: 'USD',
    account,
    taken: [],
    least: major(10),
    most: major(1e3),
  })
  expect(method).toMatchObject({ code: 'bank', isOpen: true, account, processor: null })
  expect(checkMethod({ ...method, feePpm: 0n })).toBeNull()
})

test('OPS-01 a second bank account gets a code of its own', () => {
  expect(freeCode(['bank', 'bank-2'])).toBe('bank-3')
  expect(freeCode(['page'])).toBe('bank')
})
