// Where a member may be paid to: a bank account, a phone wallet or a coin's address. Numbers are checked as far as they can be:
// a bank's by its length, a phone wallet's as a national number, a TRON address by its own checksum, because a coin that is
// sent to a wrong address never comes back.

import { sha256 } from '#kit/sha/sha256.ts'

export const instrumentKinds = ['bank', 'wallet', 'coin'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Version byte, twenty bytes of the key's hash, four of the checksum. */
const ADDRESS_BYTES = 25
const BODY_BYTES = 21
const TRON_VERSION = 0x41

/** Base58 as bytes, or null where a character is none of the alphabet's. */
function base58(text: string): Uint8Array | null {
  let value = 0n
  for (const character of text) {
    const digit = ALPHABET.indexOf(character)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const hex = value.toString(16).padStart(ADDRESS_BYTES * 2, '0')
  if (hex.length !== ADDRESS_BYTES * 2) return null
  return Uint8Array.from({ length: ADDRESS_BYTES }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  )
}

/** Whether this is an address of the chain whose last four bytes are the checksum of the rest. */
export function isTronAddress(text: string): boolean {
  const bytes = base58(text)
  if (bytes?.[0] !== TRON_VERSION) return false
  const digest = sha256(sha256(bytes.slice(0, BODY_BYTES)))
  return [0, 1, 2, 3].every((at) => bytes[BODY_BYTES + at] === digest[at])
}

export type NumberProblem = 'numberLength' | 'numberInvalid'

/** What is wrong with an account's number; null where it can be one. */
export function checkNumber(
  bank: { readonly kind: InstrumentKind; readonly leastDigits: number; readonly mostDigits: number },
  number: string,
): NumberProblem | null {
  if (bank.kind === 'coin') return isTronAddress(number) ? null : 'numberInvalid'
  if (!/^\d+$/.test(number)) return 'numberInvalid'
  if (number.length < bank.leastDigits || number.length > bank.mostDigits) return 'numberLength'
  return bank.kind === 'wallet' && !number.startsWith('0') ? 'numberInvalid' : null
}
