import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'
import { hex, utf8 } from './sha/bytes.ts'
import { hmacSha256, sha256 } from './sha/sha256.ts'

/**
 * The provably fair stream. The server commits to SHA-256 of its seed before the bet; block r of a round is HMAC-SHA256 with the server
 * seed (its hexadecimal text as UTF-8, not decoded) over `clientSeed:nonce:r`; each block gives eight big-endian words. With the three
 * inputs anyone can recompute the round.
 */
export interface FairSeeds {
  /** 64 hexadecimal digits, secret until revealed. */
  readonly serverSeed: string
  /** Chosen by the member, printable text. */
  readonly clientSeed: string
  /** Number of rounds played with this seed pair; never used twice. */
  readonly nonce: number
}

/** HMAC-SHA256 with a fixed key. The platform's own implementation may be injected where it is faster. */
export type KeyedHmac = (key: Uint8Array) => (message: Uint8Array) => Uint8Array

const SERVER_SEED = /^[0-9a-f]{64}$/
const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/

/** The problem with the seeds, or null. A colon is allowed in the client seed, because nonce and block are digits. */
export function seedsProblem(seeds: FairSeeds): 'serverSeed' | 'clientSeed' | 'nonce' | null {
  if (!SERVER_SEED.test(seeds.serverSeed)) return 'serverSeed'
  if (!CLIENT_SEED.test(seeds.clientSeed)) return 'clientSeed'
  return Number.isSafeInteger(seeds.nonce) && seeds.nonce >= 0 ? null : 'nonce'
}

/** The commitment: SHA-256 of the server seed's text, in hexadecimal. */
export function commitmentOf(serverSeed: string): string {
  return hex(sha256(utf8(serverSeed)))
}

function fairWords(seeds: FairSeeds, hmac: KeyedHmac, stream = ''): () => number {
  const keyed = hmac(utf8(seeds.serverSeed))
  let block = 0
  let bytes = new Uint8Array(0)
  let place = 0
  return () => {
    if (place >= bytes.length) {
      bytes = new Uint8Array(keyed(utf8(`${seeds.clientSeed}:${seeds.nonce}:${stream}${block++}`)))
      place = 0
    }
    const word = new DataView(bytes.buffer).getUint32(place)
    place += 4
    return word
  }
}

/** Throws if `seedsProblem` reports a problem: the server generates one seed and checks the other on entry. */
export function fairChance(seeds: FairSeeds, hmac: KeyedHmac = hmacSha256): Chance {
  return fairStream(seeds, '', hmac)
}

/**
 * A further stream of the same seeds, beside the one of the game: its name stands before the number of the block, so that no other
 * stream has its words. The name ends with a colon and contains a letter.
 */
export function fairStream(seeds: FairSeeds, stream: string, hmac: KeyedHmac = hmacSha256): Chance {
  const problem = seedsProblem(seeds)
  if (problem) throw new RangeError(`fair chance: bad ${problem}`)
  return chanceOf(fairWords(seeds, hmac, stream))
}

/**
 * The same words as fractions below 1, four bytes each (b0/256 + b1/256² + …), as older public verifiers read them.
 * Takes seeds of any shape. Only for checking against their published examples: an index from a fraction is biased by up to n/2^32.
 */
export function compatFractions(seeds: FairSeeds, hmac: KeyedHmac = hmacSha256): () => number {
  const next = fairWords(seeds, hmac)
  return () => next() / 2 ** 32
}
