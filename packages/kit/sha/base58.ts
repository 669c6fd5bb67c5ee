import { createBase58check } from '@scure/base'
import { sha256 } from './sha256.ts'

const checked = createBase58check(sha256)

/** The bytes of Base58 text without the four of its checksum; null if a character or the checksum is wrong. */
export function base58check(text: string): Uint8Array | null {
  try {
    return checked.decode(text)
  } catch {
    return null
  }
}
