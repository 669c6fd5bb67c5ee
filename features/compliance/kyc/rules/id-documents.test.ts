import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { asksFor, checkApproval, levelOf, type Check } from './id-documents.ts'

const at = { today: '2026-11-22', minimumAge: 21 }
const seen = { name: 'Nguyễn Thị Mai', bornOn: '1988-03-04', expiresOn: '2031-01-01' }
const known = { payeeName: 'NGUYEN THI MAI', birthday: '1988-03-04' }

test('RSP-01 A14 a document verifies a member if name and birthday match, and while it is valid', () => {
  expect(checkApproval(seen, known, at)).toBeNull()
  expect(checkApproval(seen, { payeeName: null, birthday: null }, at)).toBeNull()
  expect(checkApproval({ ...seen, name: 'TRAN VAN AN' }, known, at)?.refused).toBe('papers.nameDiffers')
  expect(checkApproval({ ...seen, name: 'Mai' }, known, at)?.refused).toBe('papers.notAName')
  expect(checkApproval({ ...seen, bornOn: '1988-04-03' }, known, at)?.refused).toBe('papers.birthdayDiffers')
  expect(checkApproval({ ...seen, expiresOn: '2026-11-22' }, known, at)).toBeNull()
  expect(checkApproval({ ...seen, expiresOn: '2026-11-21' }, known, at)?.refused).toBe('papers.over')
})

test('A1 with a minimum age of 21, a member who turns 21 today is old enough, one who does tomorrow is not', () => {
  const nobody = { payeeName: null, birthday: null }
  expect(checkApproval({ ...seen, bornOn: '2005-11-22' }, nobody, at)).toBeNull()
  expect(checkApproval({ ...seen, bornOn: '2005-11-23' }, nobody, at)).toEqual({
    refused: 'papers.underAge',
    detail: { least: 21 },
  })
})

test('RSP-01 documents are required at the threshold, not one unit below, and never without a threshold', () => {
  expect(asksFor(major(20_000_000), major(20_000_000))).toBe(true)
  expect(asksFor(major(20_000_000) - 1n, major(20_000_000))).toBe(false)
  expect(asksFor(major(20_000_000), null)).toBe(false)
})

test('RSP-01 one valid document verifies a member, no matter what else was uploaded; without one the latest sets the status', () => {
  const days = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2027-01-01')
  const checks: fc.Arbitrary<Check> = fc.record({
    state: fc.constantFrom('waiting', 'approved', 'rejected'),
    expiresOn: fc.option(days),
  })
  fc.assert(
    fc.property(fc.array(checks, { maxLength: 6 }), (list) => {
      let isProved = false
      for (const { state, expiresOn } of list)
        if (state === 'approved' && (expiresOn ?? '9999-12-31') >= '2026-11-22') isProved = true
      const level = levelOf(list, '2026-11-22')
      expect(level === 'proved').toBe(isProved)
      expect(level === 'none').toBe(list.length === 0)
      if (!isProved && list[0]) expect(level).toBe(list[0].state === 'approved' ? 'expired' : list[0].state)
    }),
  )
})
