// Where a member can be paid: a bank account, an e-wallet or a crypto address. Numbers are validated as far as possible: a bank's by its
// length, an e-wallet's as a national phone number, a TRON address by its checksum, because crypto sent to a wrong address is lost.

import { base58check } from '#kit/sha/base58.ts'

export const instrumentKinds = ['bank', 'wallet', 'coin'] as const
export type InstrumentKind = (typeof instrumentKinds)[number]

/** Version byte, then twenty bytes of the key's hash. */
const BODY_BYTES = 21
const TRON_VERSION = 0x41

/** Whether this is an address of the chain: the last four bytes are the checksum of the rest. */
export function isTronAddress(text: string): boolean {
  const body = base58check(text)
  return body?.length === BODY_BYTES && body[0] === TRON_VERSION
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
