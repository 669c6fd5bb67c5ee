import { expect, test } from 'vitest'
import { PHONE_ERRORS, phoneErrorOf } from './phone-errors.ts'

test('ERR-01 AUT-05 maps an external service’s error to the catalogue’s, by its name or its meaning', () => {
  for (const name of PHONE_ERRORS) expect(phoneErrorOf(`auth/${name}`)).toBe(`codes.${name}`)
  expect(phoneErrorOf('auth/popup-closed-by-user')).toBe('codes.popup-closed-by-user')
  expect(phoneErrorOf('auth/cancelled-popup-request')).toBe('codes.popup-closed-by-user')
  expect(phoneErrorOf('auth/invalid-app-credential')).toBe('codes.captcha-check-failed')
  expect(phoneErrorOf('auth/session-expired')).toBe('codes.code-expired')
})

test('ERR-01 AUT-05 maps an unrecognised error to unknown, and reveals no internals', () => {
  for (const odd of ['', 'auth/', 'auth/internal-error', '__proto__', 'constructor'])
    expect(phoneErrorOf(odd)).toBe('codes.unknown')
})
