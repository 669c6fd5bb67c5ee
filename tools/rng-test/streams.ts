import { fairChance } from '#kit/chance-fair.ts'
import { houseBytes, MAX_REQUEST_BYTES, newServerSeed } from '#game-kit/random/drbg.ts'

/** Rounds that draw from one seed pair. */
const ROUNDS_A_SEED = 1_000
/** Words per round here: as many as a long feature takes. */
const WORDS_A_ROUND = 16

/** Words of the generator that makes server seeds. */
export function seedWords(): () => number {
  let view = new DataView(new ArrayBuffer(0))
  let at = 0
  return () => {
    if (at >= view.byteLength) {
      view = new DataView(new Uint8Array(houseBytes(MAX_REQUEST_BYTES)).buffer)
      at = 0
    }
    at += 4
    return view.getUint32(at - 4)
  }
}

/** Words as rounds draw them: a few from each nonce, and a new seed pair every thousand rounds. */
export function roundWords(): () => number {
  let seeds = { serverSeed: newServerSeed(), clientSeed: 'battery', nonce: 0 }
  let chance = fairChance(seeds)
  return () => {
    if (chance.used === WORDS_A_ROUND) {
      const isWornOut = seeds.nonce === ROUNDS_A_SEED - 1
      seeds = isWornOut
        ? { ...seeds, serverSeed: newServerSeed(), nonce: 0 }
        : { ...seeds, nonce: seeds.nonce + 1 }
      chance = fairChance(seeds)
    }
    return chance.u32()
  }
}

/** A broken generator: one of the oldest, whose low bits repeat. A battery that passes it measures nothing. */
export function brokenWords(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 65_539) & 0x7fffffff) >>> 0
    return (state * 2) >>> 0
  }
}

/** This many words as bytes, as `dieharder -g 200` and others read them. */
export function bytesOf(next: () => number, words: number): Buffer {
  const bytes = Buffer.allocUnsafe(words * 4)
  for (let nth = 0; nth < words; nth++) bytes.writeUInt32LE(next() >>> 0, nth * 4)
  return bytes
}
