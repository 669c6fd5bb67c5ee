import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { threadId } from 'node:worker_threads'

/**
 * The only source of secret random bits: a deterministic generator (AES-256 in counter mode), keyed from the operating system's
 * generator. After every request the key is replaced, so past output cannot be computed from a stolen state; new entropy is mixed in
 * after a volume of output, after a time, in a forked process or other thread, and when the clock jumps as it does after a restored
 * snapshot. Server seeds come from here; rounds come from seeds.
 */
export interface Drbg {
  bytes(count: number): Uint8Array
  /** How often entropy was mixed in, the first time included. */
  readonly reseeds: number
}

export interface DrbgParts {
  /** 48 fresh bytes of entropy on each call. */
  readonly entropy: () => Uint8Array
  /** Milliseconds of a wall clock. */
  readonly now: () => number
  /** Identifies the process and thread. */
  readonly identity: () => string
}

/** Output after which new entropy is mixed in: far below the 2^32 blocks at which counter mode needs a new key. */
export const RESEED_BYTES = 2 ** 20
/** Age after which new entropy is mixed in. */
export const RESEED_MS = 60_000
/** The most that one request may take before the key is replaced. */
export const MAX_REQUEST_BYTES = 65_536

const KEY_BYTES = 32
const STATE_BYTES = 48

interface State {
  key: Uint8Array
  counter: Uint8Array
  seededAtMs: number
  given: number
  identity: string
  reseeds: number
}

const platform: DrbgParts = {
  entropy: () => randomBytes(STATE_BYTES),
  now: () => Date.now(),
  identity: () => `${process.pid}:${threadId}`,
}

export function createDrbg(parts: DrbgParts = platform): Drbg {
  const state: State = {
    key: new Uint8Array(KEY_BYTES),
    counter: new Uint8Array(STATE_BYTES - KEY_BYTES),
    seededAtMs: Number.NEGATIVE_INFINITY,
    given: 0,
    identity: '',
    reseeds: 0,
  }
  return {
    bytes: (count) => {
      if (!Number.isInteger(count) || count < 1) throw new RangeError(`drbg: cannot give ${count} bytes`)
      const out = new Uint8Array(count)
      for (let at = 0; at < count; at += MAX_REQUEST_BYTES) {
        if (needsEntropy(state, parts)) reseed(state, parts)
        out.set(generate(state, Math.min(MAX_REQUEST_BYTES, count - at)), at)
      }
      return out
    },
    get reseeds() {
      return state.reseeds
    },
  }
}

function needsEntropy(state: State, parts: DrbgParts): boolean {
  const ageMs = parts.now() - state.seededAtMs
  return state.given >= RESEED_BYTES || ageMs < 0 || ageMs >= RESEED_MS || state.identity !== parts.identity()
}

/** New state = SHA-512-condensed old state and entropy: neither alone decides it. */
function reseed(state: State, parts: DrbgParts): void {
  const entropy = parts.entropy()
  if (entropy.length < STATE_BYTES) throw new RangeError('drbg: too little entropy')
  const identity = parts.identity()
  const mixed = createHash('sha512')
    .update(state.key)
    .update(state.counter)
    .update(entropy)
    .update(identity)
    .digest()
  setState(state, mixed)
  state.seededAtMs = parts.now()
  state.given = 0
  state.identity = identity
  state.reseeds++
}

function setState(state: State, bytes: Uint8Array): void {
  state.key = new Uint8Array(bytes.subarray(0, KEY_BYTES))
  state.counter = new Uint8Array(bytes.subarray(KEY_BYTES, STATE_BYTES))
}

/** The key stream after the current state; its first 48 bytes replace the state and are never given out. */
function generate(state: State, count: number): Uint8Array {
  const cipher = createCipheriv('aes-256-ctr', state.key, state.counter)
  const stream = cipher.update(new Uint8Array(STATE_BYTES + count))
  setState(state, stream)
  state.given += count
  return stream.subarray(STATE_BYTES)
}

const app = createDrbg()

/** A new server seed: 32 secret bytes as 64 hexadecimal digits. */
export function newServerSeed(): string {
  return Buffer.from(app.bytes(KEY_BYTES)).toString('hex')
}

/** Raw output of the seed generator, for laboratories and statistical tests. */
export function houseBytes(count: number): Uint8Array {
  return app.bytes(count)
}
