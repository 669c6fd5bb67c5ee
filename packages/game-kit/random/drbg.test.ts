import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createDrbg, MAX_REQUEST_BYTES, newServerSeed, RESEED_BYTES, RESEED_MS } from './drbg.ts'
import type { DrbgParts } from './drbg.ts'

/** A generator whose environment is controlled by the test. */
function held(seed = 1): { parts: DrbgParts; set: (change: { now?: number; identity?: string }) => void } {
  let surroundings = { now: 0, identity: 'one' }
  let calls = 0
  return {
    parts: {
      entropy: () => new Uint8Array(48).fill(seed + calls++),
      now: () => surroundings.now,
      identity: () => surroundings.identity,
    },
    set: (change) => (surroundings = { ...surroundings, ...change }),
  }
}

test('G1 the same entropy gives the same bits, verified with another cipher library', () => {
  const hex = Buffer.from(createDrbg(held().parts).bytes(16)).toString('hex')
  expect(hex).toBe(Buffer.from(createDrbg(held().parts).bytes(16)).toString('hex'))
  expect(hex).toBe('64565735eddaa4620a6b28f575834618')
})

test('G1 reseeds after a megabyte and after a minute', () => {
  const { parts, set } = held()
  const drbg = createDrbg(parts)
  drbg.bytes(RESEED_BYTES)
  expect(drbg.reseeds).toBe(1)
  drbg.bytes(1)
  expect(drbg.reseeds).toBe(2)
  set({ now: RESEED_MS })
  drbg.bytes(1)
  expect(drbg.reseeds).toBe(3)
})

test('G1 reseeds when the clock is set back, as after a restored snapshot', () => {
  const { parts, set } = held()
  set({ now: 5_000 })
  const drbg = createDrbg(parts)
  drbg.bytes(1)
  set({ now: 4_999 })
  drbg.bytes(1)
  expect(drbg.reseeds).toBe(2)
})

test('G1 shares no block between forked processes', () => {
  const { parts, set } = held()
  const drbg = createDrbg(parts)
  drbg.bytes(64)
  const twin = createDrbg(held().parts)
  twin.bytes(64)
  set({ identity: 'two' })
  expect(drbg.bytes(64)).not.toEqual(twin.bytes(64))
})

test('G1 repeats no 128-bit block, within a process or across four processes', () => {
  const program = `import { houseBytes } from '${new URL('./drbg.ts', import.meta.url).href}'
    process.stdout.write(Buffer.from(houseBytes(65536)).toString('hex'))`
  const seen = new Set<string>()
  let blocks = 0
  for (let run = 0; run < 4; run++) {
    const hex = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
    for (const [block] of hex.matchAll(/.{32}/g)) {
      seen.add(block)
      blocks++
    }
  }
  expect(seen.size).toBe(blocks)
})

test('G1 splits a large request so that the key is replaced in between', () => {
  const whole = createDrbg(held().parts).bytes(MAX_REQUEST_BYTES + 16)
  const drbg = createDrbg(held().parts)
  expect(whole.subarray(0, MAX_REQUEST_BYTES)).toEqual(drbg.bytes(MAX_REQUEST_BYTES))
  expect(whole.subarray(MAX_REQUEST_BYTES)).toEqual(drbg.bytes(16))
  expect(() => drbg.bytes(0)).toThrow(RangeError)
})

test('G1 fails on poor entropy instead of using it', () => {
  const drbg = createDrbg({ ...held().parts, entropy: () => new Uint8Array(8) })
  expect(() => drbg.bytes(1)).toThrow('too little entropy')
})

test('G9 generates server seeds of 64 hexadecimal digits without repetition', () => {
  const seeds = Array.from({ length: 1_000 }, newServerSeed)
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true)
  expect(new Set(seeds).size).toBe(1_000)
})
