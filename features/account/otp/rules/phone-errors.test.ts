import { expect, test } from 'vitest'
import { PHONE_ERRORS, phoneErrorOf } from './phone-errors.ts'

test('ERR-01 AUT-05 an outside service’s own error becomes the catalogue’s, by its name or by what it means', () => {
  for (const name of PHONE_ERRORS) expect(phoneErrorOf(`auth/${name}`)).toBe(`codes.${name}`)
  expect(phoneErrorOf('auth/popup-closed-by-user')).toBe('codes.popup-closed-by-user')
  expect(phoneErrorOf('auth/cancelled-popup-request')).toBe('codes.popup-closed-by-user')
  expect(phoneErrorOf('auth/invalid-app-credential')).toBe('codes.captcha-check-failed')
  expect(phoneErrorOf('auth/session-expired')).toBe('codes.code-expired')
})

test('ERR-01 AUT-05 what no one knows is said to be unknown, and tells nothing of the inside', () => {
  for (const odd of ['', 'auth/', 'auth/internal-error', '__proto__', 'constructor'])
    expect(phoneErrorOf(odd)).toBe('codes.unknown')
})
