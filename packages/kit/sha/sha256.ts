/**
 * SHA-256 and HMAC-SHA256 of `@noble/hashes`: the same synchronous code runs in rules, in the browser's fairness page and in Node, and
 * is faster than node:crypto for short messages. Tests compare it with node:crypto.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as digestOf } from '@noble/hashes/sha2.js'

export function sha256(message: Uint8Array): Uint8Array {
  return digestOf(message)
}

/** A keyed HMAC-SHA256 (RFC 2104) that hashes its two key blocks once, which halves the cost of each later message. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const keyed = hmac.create(digestOf, key)
  return (message) => keyed.clone().update(message).digest()
}
