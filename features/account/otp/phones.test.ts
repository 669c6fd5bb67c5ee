import { expect, test } from 'vitest'
import { en } from './texts/en.ts'
import { vi } from './texts/vi.ts'
import { PHONE_ERRORS, phoneErrorOf } from './rules/phone-errors.ts'
import { phoneOf } from './service/phones.ts'

test('VAL-07 validates the number of digits by country, in any notation', () => {
  for (const mobileNum of ['0901234567', '901234567', '090 123 45 67', '+84 90 123 4567'])
    expect(phoneOf({ countryDialingCode: '84', mobileNum })).toMatchObject({
      mobile: '+84901234567',
      country: 'VN',
    })
  expect(phoneOf({ countryDialingCode: '+1', mobileNum: '(212) 555-0187' })).toMatchObject({
    mobile: '+12125550187',
  })
})

test('ERR-01 distinguishes missing and invalid numbers: too short, a fixed line, another country', () => {
  expect(phoneOf({ countryDialingCode: '84', mobileNum: ' ' })).toEqual({
    refused: 'codes.missing-phone-number',
  })
  const wrong = ['090123', '0243 825 5555', '+12125550187', 'mai', '0901234567x89']
  for (const mobileNum of wrong)
    expect(phoneOf({ countryDialingCode: '84', mobileNum })).toEqual({
      refused: 'codes.invalid-phone-number',
    })
  expect(phoneOf({ mobileNum: '0901234567' })).toEqual({ refused: 'codes.invalid-phone-number' })
})

test('ERR-01 every entry of the phone catalogue has texts in both languages and matches an external service’s error', () => {
  expect(PHONE_ERRORS).toHaveLength(11)
  for (const name of PHONE_ERRORS) {
    expect(phoneErrorOf(`auth/${name}`)).toBe(`codes.${name}`)
    const key = `refusal.codes.${name}` as const
    expect(en[key].length).toBeGreaterThan(10)
    expect(vi[key]).not.toBe(en[key])
  }
  expect(phoneErrorOf('auth/session-expired')).toBe('codes.code-expired')
  expect(phoneErrorOf('auth/invalid-app-credential')).toBe('codes.captcha-check-failed')
  expect(phoneErrorOf('auth/cancelled-popup-request')).toBe('codes.popup-closed-by-user')
  expect(phoneErrorOf('auth/never-heard-of')).toBe('codes.unknown')
})
