import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRemoval, plainName, whoHears } from './contacts.ts'
import { decideFresh, secondWays, type Means, type ProofKind } from './proof.ts'
import { plainRecoveryCode, recoveryCodeOf } from './recovery.ts'
import { strengthOf } from './strength.ts'

const now = new Date('2026-11-21T09:05:00Z')
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)
const nothing: Means = {
  hasPassword: true,
  hasAuthenticator: false,
  passkeys: 0,
  recoveryLeft: 0,
  isEmailProved: false,
  isMobileProved: false,
}
const proof = (kind: ProofKind, minutes: number) => ({ kind, provedAt: minutesAgo(minutes) })

test('A13 a proof is fresh for exactly five minutes, and a proof dated in the future never is', () => {
  const just = { kind: 'password' as const, provedAt: new Date(now.getTime() - 299_999) }
  expect(decideFresh(nothing, [just], now)).toMatchObject({ isFresh: true })
  expect(decideFresh(nothing, [proof('password', 5)], now)).toMatchObject({
    isFresh: false,
    step: 'password',
  })
  expect(decideFresh(nothing, [proof('password', -1)], now)).toMatchObject({ isFresh: false })
})

test('A13 a member with two-step verification needs both proofs, and the older one sets the expiry', () => {
  const means = { ...nothing, hasAuthenticator: true }
  expect(decideFresh(means, [proof('password', 1)], now)).toEqual({
    isFresh: false,
    step: 'second',
    ways: ['authenticator'],
  })
  const both = [proof('password', 3), proof('authenticator', 1)]
  expect(decideFresh(means, both, now)).toEqual({ isFresh: true, until: new Date(now.getTime() + 120_000) })
})

test('A13 codes by email and SMS do not replace an authenticator, nor a method that the member does not have', () => {
  const means = { ...nothing, hasAuthenticator: true, isEmailProved: true, isMobileProved: true }
  expect(secondWays(means)).toEqual(['authenticator'])
  expect(decideFresh(means, [proof('password', 1), proof('sms', 1)], now)).toMatchObject({ isFresh: false })
  const mail = { ...nothing, isEmailProved: true }
  expect(decideFresh(mail, [proof('password', 1), proof('recovery', 1)], now)).toMatchObject({
    isFresh: false,
  })
})

test('A12 a member who lost every passkey and has no recovery code left can use a verified contact', () => {
  expect(secondWays({ ...nothing, passkeys: 1, isEmailProved: true })).toEqual(['passkey', 'email'])
  expect(secondWays({ ...nothing, passkeys: 1, recoveryLeft: 2, isEmailProved: true })).toEqual([
    'passkey',
    'recovery',
  ])
})

test('A13 without a proof in the last five minutes a member who has any method is not fresh', () => {
  const means = fc.record({
    hasPassword: fc.constant(true),
    hasAuthenticator: fc.boolean(),
    passkeys: fc.nat(3),
    recoveryLeft: fc.nat(10),
    isEmailProved: fc.boolean(),
    isMobileProved: fc.boolean(),
  })
  const stale = fc.array(
    fc.record({
      kind: fc.constantFrom<ProofKind>('password', 'authenticator', 'recovery', 'passkey', 'sms', 'email'),
      provedAt: fc.integer({ min: 5, max: 500 }).map(minutesAgo),
    }),
  )
  fc.assert(fc.property(means, stale, (own, proofs) => !decideFresh(own, proofs, now).isFresh))
})

test('AUT-13 the strength meter counts the account’s methods, suggests the best one first, and never falls when one is added', () => {
  const none = { ...nothing, hasPaymentPassword: false }
  expect(strengthOf(none)).toEqual({
    score: 20,
    level: 'weak',
    missing: ['second', 'payment', 'email', 'mobile'],
  })
  const all = {
    ...none,
    hasPaymentPassword: true,
    isEmailProved: true,
    isMobileProved: true,
    passkeys: 1,
    recoveryLeft: 10,
  }
  expect(strengthOf(all)).toEqual({ score: 100, level: 'strong', missing: [] })
  expect(strengthOf({ ...all, recoveryLeft: 2 })).toMatchObject({ score: 90, missing: ['recovery'] })
})

test('A13 notifies the contacts that were verified before a change, and no unverified one', () => {
  const before = {
    email: 'mai@old.example',
    emailVerifiedAt: now,
    mobile: '+84912345678',
    mobileVerifiedAt: null,
  }
  expect(whoHears(before)).toEqual([{ channel: 'email', address: 'mai@old.example' }])
})

test('A10 accepts a recovery code in any notation, and maps every byte to an unambiguous character', () => {
  expect(recoveryCodeOf(new Uint8Array([0, 0, 0, 0, 0, 255, 255, 255, 255, 255]))).toBe('00000-ZZZZZ')
  expect(plainRecoveryCode(' o1lab-cdefg ')).toBe('011ABCDEFG')
  const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
  fc.assert(
    fc.property(bytes, (own) => /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(recoveryCodeOf(own))),
  )
})

test('AUT-08 compares names without accents, capitals and double spaces', () => {
  expect(plainName('  NGUYEN  THI MAI ')).toBe(plainName('Nguyễn Thị Mai'))
  expect(plainName('Đỗ Văn Đức')).toBe('do van duc')
})

test('AUT-13 keeps the last login method and the last required two-step method, and lets unverified contacts be removed', () => {
  const accepted = ['authenticator', 'passkey', 'sms', 'email']
  const facts = {
    channel: 'sms',
    isProved: true,
    hasPassword: true,
    hasAuthenticator: false,
    passkeys: 0,
    isOtherProved: false,
    accepted,
  } as const
  expect(checkRemoval(facts)).toBe('security.lastProof')
  expect(checkRemoval({ ...facts, isOtherProved: true })).toBeNull()
  expect(checkRemoval({ ...facts, hasAuthenticator: true })).toBeNull()
  expect(checkRemoval({ ...facts, accepted: [] })).toBeNull()
  expect(checkRemoval({ ...facts, isOtherProved: true, accepted: ['sms'] })).toBe('security.lastProof')
  expect(checkRemoval({ ...facts, hasPassword: false, isOtherProved: true })).toBe('security.lastWayIn')
  expect(checkRemoval({ ...facts, channel: 'email', hasPassword: false, isOtherProved: true })).toBeNull()
  expect(checkRemoval({ ...facts, isProved: false, hasPassword: false })).toBeNull()
})
