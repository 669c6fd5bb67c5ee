import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keysOf, plainEmail, plainName, plainPhone, type Known } from './keys.ts'

const nobody: Known = {
  name: null,
  birthday: null,
  personSince: new Date(0),
  isPersonVerified: false,
  phone: null,
  isPhoneVerified: false,
  email: null,
  isEmailVerified: false,
  document: null,
  createdAt: new Date(0),
  accounts: [],
  devices: [],
}

test('R10 spellings of one name match: marks, capitals, spaces and word order do not matter', () => {
  const ways = ['Nguyễn Thị Mai', 'NGUYEN THI MAI', ' mai  nguyen thi ', 'Mai, Nguyễn Thị', 'Thị Mai Nguyễn']
  expect(new Set(ways.map(plainName))).toEqual(new Set(['MAI NGUYEN THI']))
  expect(plainName('Đỗ Đức')).toBe(plainName('do duc'))
  expect(plainName('Nguyen Thi Ma')).not.toBe(plainName('Nguyen Thi Mai'))
})

test('R10 common variants of one phone number and of one email address match', () => {
  expect(new Set(['+84 912-345-678', '0084912345678', '84912345678'].map(plainPhone)).size).toBe(1)
  const gmail = ['An.Le@gmail.com', 'anle+casino@googlemail.com', 'ANLE@GMAIL.COM'].map(plainEmail)
  expect(new Set(gmail).size).toBe(1)
  expect(plainEmail('a.b@example.com')).not.toBe(plainEmail('ab@example.com'))
})

test('R10 of ten thousand disguised identities, each shared exact key is recognised and different people never match', () => {
  const letters = fc.constantFrom('a', 'ă', 'â', 'e', 'ê', 'i', 'o', 'ô', 'u', 'đ', 'n', 't', 'h', 'm')
  const word = fc.array(letters, { minLength: 2, maxLength: 6 }).map((all) => all.join(''))
  const person = fc.record({
    words: fc.array(word, { minLength: 2, maxLength: 4 }),
    day: fc.integer({ min: 1, max: 28 }),
    phone: fc.integer({ min: 100_000_000, max: 999_999_999 }),
  })
  const known = (words: readonly string[], day: number, phone: string): Known => ({
    ...nobody,
    name: words.join(' '),
    birthday: `1990-01-${day.toString().padStart(2, '0')}`,
    phone,
  })
  fc.assert(
    fc.property(person, fc.boolean(), fc.boolean(), ({ words, day, phone }, isLoud, isTurned) => {
      const first = keysOf(known(words, day, `+84${phone}`))
      const loud = words.map((one) => (isLoud ? one.normalize('NFD').toUpperCase() : `${one} `))
      const disguised = keysOf(
        known(isTurned ? loud.toReversed() : loud, day, ` 84 ${phone}`.replace(/(\d{3})$/, '-$1')),
      )
      expect(disguised).toEqual(first)
      const somebody = keysOf(known([...words, 'x'], day, `+84${phone + 1}`))
      const own = new Set(first.map(({ kind, value }) => `${kind}:${value}`))
      expect(somebody.some(({ kind, value }) => own.has(`${kind}:${value}`))).toBe(false)
    }),
    { numRuns: 10_000 },
  )
}, 120_000)
