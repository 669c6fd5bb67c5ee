import { expect, test } from 'vitest'
import { complaintOf, isOldEnough, strengthOf } from './field-check.ts'

const name = {
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  minLength: 4,
  maxLength: 16,
  enabled: true,
  required: true,
}
const code = { acceptedPattern: '*', minLength: 6, maxLength: 6, enabled: true, required: false }

test('VAL-03 a complaint carries its bounds, and a single number where they are equal', () => {
  expect(complaintOf('username', name, 'a!')).toEqual({
    text: 'auth.patternAccount',
    values: { min: 4, max: 16 },
  })
  expect(complaintOf('captcha', code, '12345')).toEqual({
    text: 'auth.lengthExactly',
    values: { min: 6, max: 6 },
  })
  expect(complaintOf('username', name, 'mai1990')).toBeNull()
})

test('VAL-02 a star matches anything, and an optional field may stay empty', () => {
  expect(complaintOf('captcha', code, '🙂🙂🙂🙂🙂🙂')).toBeNull()
  expect(complaintOf('captcha', code, '')).toBeNull()
  expect(complaintOf('username', name, '')?.text).toBe('auth.needField')
})

test('VAL-05 one becomes old enough on the birthday itself, not the day before', () => {
  expect(isOldEnough('2005-11-21', '2026-11-21', 21)).toBe(true)
  expect(isOldEnough('2005-11-22', '2026-11-21', 21)).toBe(false)
  expect(isOldEnough('', '2026-11-21', 21)).toBe(false)
})

test('VAL-07 a longer password with more different characters reads as stronger', () => {
  expect(strengthOf('short', 10)).toBe(1)
  expect(strengthOf('tenletters', 10)).toBe(2)
  expect(strengthOf('a longer phrase here', 10)).toBe(4)
})
