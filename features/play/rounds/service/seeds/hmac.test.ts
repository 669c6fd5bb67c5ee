import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nativeHmac } from './hmac.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

it('G9 the server’s HMAC matches RFC 4231', () => {
  expect(hex(nativeHmac(Buffer.from('Jefe'))(Buffer.from('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

it('G9 the server’s HMAC equals Node’s for keys and messages of every length', () => {
  const bytes = fc.uint8Array({ maxLength: 200 })
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(hex(nativeHmac(key)(message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }),
  )
})
