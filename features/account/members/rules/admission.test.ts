import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideAdmission } from './admission.ts'

const anchors = fc.record({
  hasOtherContact: fc.boolean(),
  hasIdentity: fc.boolean(),
  hasSecondFactor: fc.boolean(),
  hasSocialLogin: fc.boolean(),
})

test('S1 A11 a verified contact gives access; an unverified one claims an account only if its holder verified nothing at all', () => {
  fc.assert(
    fc.property(fc.boolean(), anchors, (isVerified, has) => {
      const proved = Object.values(has).some(Boolean)
      expect(decideAdmission(isVerified, has)).toBe(isVerified ? 'enter' : proved ? 'refuse' : 'claim')
    }),
  )
})
