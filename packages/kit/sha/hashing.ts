import type { KeyedHmac } from '#kit/chance-fair.ts'
import { hex, utf8 } from './bytes.ts'
import type { Digest } from './merkle.ts'
import { hmacSha256, sha256 } from './sha256.ts'

/** The hashing of a commitment. The platform's own may be injected where it is faster. */
export interface Hashing {
  readonly hmac: KeyedHmac
  readonly digest: Digest
}

export const portableHashing: Hashing = { hmac: hmacSha256, digest: (text) => hex(sha256(utf8(text))) }
