import { gcm } from '@noble/ciphers/aes.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64urlnopad } from '@scure/base'

/** The key is the last eight characters of the path (specification §3); before it are nonce, ciphertext and tag. */
const KEY_LENGTH = 8
const IV_BYTES = 12
const KEY_BYTES = 32

/**
 * The address inside an entry of type 3 or 4 (decision 11: AES-256-GCM, key derived by HKDF from the eight characters). Works without
 * WebCrypto, which browsers lack on plain http. Throws if it cannot be decrypted, or is neither https nor an address of this site.
 */
export function readLink(path: string): string {
  const text = new TextEncoder()
  const key = hkdf(
    sha256,
    text.encode(path.slice(-KEY_LENGTH)),
    new Uint8Array(),
    text.encode('service-link'),
    KEY_BYTES,
  )
  const bytes = base64urlnopad.decode(path.slice(0, -KEY_LENGTH))
  const link = new TextDecoder().decode(gcm(key, bytes.slice(0, IV_BYTES)).decrypt(bytes.slice(IV_BYTES)))
  const address = new URL(link)
  if (address.protocol === 'https:' || address.origin === globalThis.location?.origin) return address.href
  throw new Error('the service link leads nowhere that is allowed')
}
