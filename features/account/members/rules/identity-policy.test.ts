import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attributes,
  decideMatch,
  heaviest,
  identityPolicy,
  policyTable,
  type Claim,
} from './identity-policy.ts'

const attribute = fc.constantFrom(...attributes)
const claim: fc.Arbitrary<Claim> = fc.record({
  isVerified: fc.boolean(),
  since: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
})

test('R10 A3 an attribute that the excluded account never verified does not affect an older claim, verified or not', () => {
  fc.assert(
    fc.property(attribute, claim, claim, (name, excluded, own) => {
      const outcome = decideMatch(name, { ...excluded, isVerified: false }, own)
      expect(outcome).toBe(own.since <= excluded.since ? 'nothing' : 'review')
    }),
  )
})

test('R10 excludes only for a contact that both accounts verified, never for an attribute that cannot be verified', () => {
  fc.assert(
    fc.property(attribute, claim, claim, (name, excluded, own) => {
      const outcome = decideMatch(name, excluded, own)
      if (outcome === 'exclude') {
        expect(['phone', 'email']).toContain(name)
        expect([excluded.isVerified, own.isVerified]).toEqual([true, true])
      }
      if (identityPolicy[name].verifiedBy === null) expect(outcome).not.toBe('exclude')
    }),
  )
  expect(heaviest([])).toBe('nothing')
  expect(heaviest(['review', 'nothing', 'exclude', 'review'])).toBe('exclude')
})

test('O1 the decision document contains the policy table of the code', () => {
  const written = readFileSync('docs/decisions/0031-identity-matching.md', 'utf8')
  const cells = (text: string) =>
    text
      .slice(text.indexOf('| Attribute'))
      .split('\n\n')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('|') && !line.includes('---'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(cells(written)).toEqual(cells(policyTable()))
})
