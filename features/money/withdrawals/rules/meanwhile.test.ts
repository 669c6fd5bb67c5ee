import { expect, test } from 'vitest'
import { boundMeanwhile } from './meanwhile.ts'

const old = { id: 'old', bank: 'TCB', shown: '••4623' }
const bound = { id: 'new', bank: 'TCB', shown: '••4623' }
const asked = { bank: 'TCB', accountNumber: '0071 0004 4623', known: ['old'] }

test('CSH-02 A14 recognises an account whose reply got lost in the list, and not an earlier one, another bank’s or number’s', () => {
  expect(boundMeanwhile([old, bound], asked)?.id).toBe('new')
  expect(boundMeanwhile([old], asked)).toBeNull()
  expect(boundMeanwhile([old, { ...bound, bank: 'VCB' }], asked)).toBeNull()
  expect(boundMeanwhile([old, { ...bound, shown: '••4624' }], asked)).toBeNull()
})
