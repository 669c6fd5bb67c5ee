import { expect, test } from 'vitest'
import { addressProblem } from './address.ts'

const strict = { mayBePlain: false }

test('AGT-06 C3 an address is https, without a password, and names its host itself', () => {
  expect(addressProblem('https://t.example/p?e={event}', strict)).toBeNull()
  expect(addressProblem('http://t.example/p', strict)).toBe('insecure')
  expect(addressProblem('http://t.example/p', { mayBePlain: true })).toBeNull()
  expect(addressProblem('https://{sub}.example/p', strict)).toBe('macro')
  expect(addressProblem('https://t.example?e={nothing}', strict)).toBe('macro')
  expect(addressProblem('https://an:pass@t.example/', strict)).toBe('invalid')
  expect(addressProblem('file:///etc/passwd', strict)).toBe('invalid')
  expect(addressProblem('no address', strict)).toBe('invalid')
})
