import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ACCOUNT_RULE,
  ageOn,
  isCommonPassword,
  isPlausibleBirthday,
  isSessionAlive,
  isWeakPaymentPassword,
  meets,
} from './rules.ts'
import { accountKey } from '#kit/names/account-key.ts'

test('A1 a person is of age on the birthday itself, and not one day before', () => {
  expect(ageOn('2005-11-21', '2026-11-21')).toBe(21)
  expect(ageOn('2005-11-22', '2026-11-21')).toBe(20)
})

test('A1 a person born on 29 February comes of age on 1 March of a common year', () => {
  expect(ageOn('2004-02-29', '2025-02-28')).toBe(20)
  expect(ageOn('2004-02-29', '2025-03-01')).toBe(21)
})

test('A1 rejects a birthday in the future or two centuries ago', () => {
  expect(isPlausibleBirthday('2026-11-22', '2026-11-21')).toBe(false)
  expect(isPlausibleBirthday('1826-01-01', '2026-11-21')).toBe(false)
})

test('A8 common passwords, few different characters and the account’s own name are weak at any length', () => {
  expect(isCommonPassword('correct horse battery', 'mai')).toBe(false)
  expect(isCommonPassword('Matkhau1234', 'mai')).toBe(true)
  expect(isCommonPassword('aaaaaaaaaaaaaaaa', 'mai')).toBe(true)
  expect(isCommonPassword('nguyenmai1nguyenmai1', 'nguyenmai1')).toBe(true)
})

test('A8 accepts a long password with some variety', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 64, maxLength: 128 }), (password) => {
      const hasVariety = new Set(password.toLowerCase()).size >= 4
      expect(isCommonPassword(password, 'mai')).toBe(!hasVariety)
    }),
  )
})

test('VAL-02 an account name begins with a letter and has 4 to 16 letters and digits', () => {
  for (const name of ['mai1', 'Abcdefghijklmnop']) expect(meets(ACCOUNT_RULE, name)).toBe(true)
  for (const name of ['mai', '1mai', 'mai mai', 'abcdefghijklmnopq', 'mái1'])
    expect(meets(ACCOUNT_RULE, name)).toBe(false)
})

test('A3 names that differ only in capitals or width are the same name', () => {
  expect(accountKey('MaI1')).toBe(accountKey('mai1'))
  expect(accountKey('ｍａｉ1')).toBe('mai1')
})

test('A3 names that look alike are the same name: homoglyphs, look-alike capitals, invisible characters', () => {
  for (const alike of ['mаi1', 'МАI1', 'mαi1', 'ma\u200bi1', 'ma\u00adi1', '\u202emai1', 'mai\ufe0f1'])
    expect([alike, accountKey(alike)]).toEqual([alike, 'mai1'])
  for (const own of ['陳大文', 'đức88', 'ömer', 'mai11']) expect(accountKey(own)).toBe(own)
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 32 }), (name) => {
      expect(accountKey(accountKey(name))).toBe(accountKey(name)) // the key function is idempotent
    }),
  )
})

test('S2 a session ends after 30 idle minutes, at its absolute end, and when it is ended', () => {
  const seen = new Date('2026-11-21T10:00:00Z')
  const session = { lastSeenAt: seen, expiresAt: new Date('2026-11-21T20:00:00Z'), endedAt: null }
  expect(isSessionAlive(session, 30, new Date('2026-11-21T10:29:59Z'))).toBe(true)
  expect(isSessionAlive(session, 30, new Date('2026-11-21T10:30:00Z'))).toBe(false)
  expect(
    isSessionAlive(
      { ...session, lastSeenAt: new Date('2026-11-21T19:59:59Z') },
      30,
      new Date('2026-11-21T20:00:00Z'),
    ),
  ).toBe(false)
  expect(isSessionAlive({ ...session, endedAt: seen }, 30, seen)).toBe(false)
})

test('AUT-13 a payment password that is guessed first is refused: repeats and runs', () => {
  for (const password of ['111111', '112211', '123123', '123456', '987654', 'abcdef', '0123456789'])
    expect([password, isWeakPaymentPassword(password)]).toEqual([password, true])
  for (const password of ['246813', '975318642', '123457', 'jade-demo-pass'])
    expect([password, isWeakPaymentPassword(password)]).toEqual([password, false])
})
