import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hex, utf8 } from './bytes.ts'
import { hmacSha256, sha256 } from './sha256.ts'

const bytes = fc.uint8Array({ maxLength: 300 })

test('G9 computes the standard digest that a member verifies, for any message', () => {
  expect(hex(sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  fc.assert(
    fc.property(
      bytes,
      (message) => hex(sha256(message)) === createHash('sha256').update(message).digest('hex'),
    ),
  )
})

test('G9 every padding border of a message is hashed as the platform hashes it', () => {
  for (let length = 0; length <= 130; length++) {
    const message = new Uint8Array(length).fill(length)
    expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('G9 a keyed digest is the standard HMAC for short and for long keys', () => {
  const keyedByPlatform = (key: Uint8Array, message: Uint8Array) =>
    createHmac('sha256', key).update(message).digest('hex')
  fc.assert(
    fc.property(
      bytes,
      bytes,
      (key, message) => hex(hmacSha256(key)(message)) === keyedByPlatform(key, message),
    ),
  )
})

test('G9 Vietnamese and emoji seeds become the same bytes everywhere', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => hex(utf8(text)) === Buffer.from(text, 'utf8').toString('hex'),
    ),
  )
})
