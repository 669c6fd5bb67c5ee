import { hash } from 'node:crypto'
import type { Hashing } from '#kit/sha/hashing.ts'
import { nativeHmac } from '#features/play/rounds/public.ts'

/** The platform's hashing: a deck is sealed in a fraction of a millisecond. */
export const nativeHashing: Hashing = { hmac: nativeHmac, digest: (text) => hash('sha256', text) }
