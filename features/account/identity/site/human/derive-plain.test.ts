import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { derivePlain } from './derive-plain.ts'

test('AUT-01 computes the human check’s proof of work without crypto.subtle with the same result', async () => {
  const salt = Uint8Array.from({ length: 16 }, (_, at) => at * 7)
  for (const counter of [0, 1, 899]) {
    const password = Uint8Array.from([1, 2, 3, counter & 0xff, counter >> 8])
    for (const keyLength of [16, 32, 48]) {
      const sum = {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        keyLength,
        nonce: '',
        salt: '',
        keyPrefix: '00',
      }
      const { derivedKey } = await deriveKey(sum, salt, password)
      expect([...derivePlain(sum, salt, password).derivedKey]).toEqual([...derivedKey])
    }
  }
})

test('AUT-01 reports immediately a proof of work that this page cannot compute', () => {
  expect(() =>
    derivePlain({ algorithm: 'ARGON2ID', cost: 1 }, new Uint8Array(8), new Uint8Array(8)),
  ).toThrow()
})
