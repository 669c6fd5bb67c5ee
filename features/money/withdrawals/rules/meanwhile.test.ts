import { expect, test } from 'vitest'
import { boundMeanwhile } from './meanwhile.ts'

const old = { id: 'old', bank: 'TCB', shown: '••4623' }
const bound = { id: 'new', bank: 'TCB', shown: '••4623' }
const asked = { bank: 'TCB', accountNumber: '0071 0004 4623', known: ['old'] }

test('CSH-02 A14 an account whose answer got lost is known again in the list; one that was there, another bank’s or number’s is not it', () => {
  expect(boundMeanwhile([old, bound], asked)?.id).toBe('new')
  expect(boundMeanwhile([old], asked)).toBeNull()
  expect(boundMeanwhile([old, { ...bound, bank: 'VCB' }], asked)).toBeNull()
  expect(boundMeanwhile([old, { ...bound, shown: '••4624' }], asked)).toBeNull()
})
