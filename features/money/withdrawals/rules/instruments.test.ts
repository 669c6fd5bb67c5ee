import { createBase58check } from '@scure/base'
import { expect, test } from 'vitest'
import { sha256 } from '#kit/sha/sha256.ts'
import { checkNumber, isTronAddress } from './instruments.ts'

/** The contract of USDT on TRON, as block explorers show it. */
const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

test('CSH-02 a TRON address is accepted by its own checksum', () => {
  expect(isTronAddress(USDT)).toBe(true)
  expect(checkNumber({ kind: 'coin', leastDigits: 1, mostDigits: 99 }, USDT)).toBeNull()
})

test('CSH-02 rejects an address with a wrong character, of another chain, of another length or alphabet', () => {
  const { encode } = createBase58check(sha256)
  const short = encode(Uint8Array.from([0x41, ...new Uint8Array(19)]))
  const bitcoin = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
  for (const wrong of [USDT.replace('q8', 'q9'), bitcoin, short, USDT.replace('T', '0'), `${USDT} `, ''])
    expect([wrong, isTronAddress(wrong)]).toEqual([wrong, false])
  expect(checkNumber({ kind: 'coin', leastDigits: 1, mostDigits: 99 }, bitcoin)).toBe('numberInvalid')
})
