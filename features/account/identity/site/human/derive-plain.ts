import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'

type Sum = { readonly algorithm: string; readonly cost: number; readonly keyLength?: number }

/** PBKDF2/SHA-256 as the human check requires it, without `crypto.subtle`. Throws for any other algorithm. */
export function derivePlain(
  { algorithm, cost, keyLength = 32 }: Sum,
  salt: Uint8Array,
  password: Uint8Array,
): { readonly parameters: Record<string, never>; readonly derivedKey: Uint8Array } {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`the human check asks for an unknown sum: ${algorithm}`)
  return { parameters: {}, derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }) }
}
