import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Text as UTF-8 bytes. Lone surrogates become U+FFFD. */
export function utf8(text: string): Uint8Array {
  return utf8ToBytes(text)
}

/** Lower-case hexadecimal text. */
export function hex(bytes: Uint8Array): string {
  return bytesToHex(bytes)
}
