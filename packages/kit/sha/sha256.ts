/**
 * SHA-256 (FIPS 180-4) without a platform: the same synchronous code runs in rules, in the browser's fairness page
 * and in Node. Tests compare it with node:crypto; a server may inject the platform's faster one.
 */

const INITIAL = constants(2, (prime) => Math.sqrt(prime), 8)
const ROUND = constants(2, (prime) => Math.cbrt(prime), 64)

/** The first 32 bits of the fractional parts of roots of the first primes, as the standard defines its constants. */
function constants(first: number, root: (prime: number) => number, count: number): Uint32Array {
  const words = new Uint32Array(count)
  let found = 0
  for (let candidate = first; found < count; candidate++) {
    if (isPrime(candidate)) words[found++] = fractionBits(root(candidate))
  }
  return words
}

function isPrime(value: number): boolean {
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false
  return true
}

function fractionBits(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32)
}

const schedule = new Uint32Array(64)

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}

/** Mixes one block of 64 bytes into the state. */
function compress(state: Uint32Array, block: Uint8Array, offset: number): void {
  const w = schedule
  for (let i = 0; i < 16; i++) {
    const k = offset + i * 4
    w[i] = (block[k]! << 24) | (block[k + 1]! << 16) | (block[k + 2]! << 8) | block[k + 3]!
  }
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15)
    const y = at(w, i - 2)
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = (at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/** Goes on from a state that has taken in `taken` bytes (a multiple of 64), ends the message and returns the digest. */
function finish(state: Uint32Array, message: Uint8Array, taken: number): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  const bits = (taken + message.length) * 8
  view.setUint32(padded.length - 8, Math.floor(bits / 2 ** 32))
  view.setUint32(padded.length - 4, bits >>> 0)
  for (let offset = 0; offset < padded.length; offset += 64) compress(state, padded, offset)
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  for (let i = 0; i < 8; i++) out.setUint32(i * 4, at(state, i))
  return digest
}

export function sha256(message: Uint8Array): Uint8Array {
  return finish(INITIAL.slice(), message, 0)
}

/**
 * A keyed HMAC-SHA256 (RFC 2104) that hashes its two key blocks once, which halves the cost of every later message.
 */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const block = new Uint8Array(64)
  const keyed = (pad: number): Uint32Array => {
    for (let i = 0; i < 64; i++) block[i] = (short[i] ?? 0) ^ pad
    const state = INITIAL.slice()
    compress(state, block, 0)
    return state
  }
  const inner = keyed(0x36)
  const outer = keyed(0x5c)
  return (message) => finish(outer.slice(), finish(inner.slice(), message, 64), 64)
}
