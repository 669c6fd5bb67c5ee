// Where a member can be paid: a bank account, an e-wallet or a crypto address. Numbers are validated as far as possible: a bank's by its
// length, an e-wallet's as a national phone number, a TRON address by its checksum, because crypto sent to a wrong address is lost.

import { sha256 } from '#kit/sha/sha256.ts'

export const instrumentKinds = ['bank', 'wallet', 'coin'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Version byte, twenty bytes of the key's hash, four of the checksum. */
const ADDRESS_BYTES = 25
const BODY_BYTES = 21
const TRON_VERSION = 0x41

/** Decodes Base58, or null if a character is not in the alphabet. */
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

/** Whether this is an address of the chain: the last four bytes are the checksum of the rest. */
export function isTronAddress(text: string): boolean {
  const bytes = base58(text)
  if (bytes?.[0] !== TRON_VERSION) return false
  const digest = sha256(sha256(bytes.slice(0, BODY_BYTES)))
  return [0, 1, 2, 3].every((at) => bytes[BODY_BYTES + at] === digest[at])
}

export type NumberProblem = 'numberLength' | 'numberInvalid'

/** The problem with an account number; null if it is plausible. */
export function checkNumber(
  bank: { readonly kind: InstrumentKind; readonly leastDigits: number; readonly mostDigits: number },
  number: string,
): NumberProblem | null {
  if (bank.kind === 'coin') return isTronAddress(number) ? null : 'numberInvalid'
  if (!/^\d+$/.test(number)) return 'numberInvalid'
  if (number.length < bank.leastDigits || number.length > bank.mostDigits) return 'numberLength'
  return bank.kind === 'wallet' && !number.startsWith('0') ? 'numberInvalid' : null
}
