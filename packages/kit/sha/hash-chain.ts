import { hex, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

/**
 * A hash chain of seeds. The last seed is random; each earlier one is the SHA-256 of the next one's hexadecimal text. Seed 0, the
 * terminal hash, is published before the first round; round k is drawn from seed k. So a revealed seed proves that it was fixed before
 * sales began: hashing it k times gives the terminal hash. Revealing seed k reveals all earlier ones, never a later one.
 *
 * Example: with seeds s0 ← s1 ← s2, s0 = SHA-256(s1) is published. Round 1 reveals s1, round 2 reveals s2.
 */

const SEED = /^[0-9a-f]{64}$/

const digest = (text: string): string => hex(sha256(utf8(text)))

/** The seed before this one. */
export function seedBefore(seed: string): string {
  return digest(seed)
}

/** The seed `steps` places before this one; 0 steps: the seed itself. */
export function seedEarlier(seed: string, steps: number): string {
  let found = seed
  for (let step = 0; step < steps; step++) found = seedBefore(found)
  return found
}

/** Whether a revealed seed of that index leads to the published terminal hash. */
export function leadsTo(terminal: string, seed: string, index: number): boolean {
  return SEED.test(seed) && Number.isInteger(index) && index > 0 && seedEarlier(seed, index) === terminal
}

/**
 * The commitment of a round, shown before its first bet. Not the plain SHA-256 of its seed: that is the seed of the round before, which
 * may still be open.
 */
export function roundCommitment(seed: string): string {
  return digest(`fairhouse round ${seed}`)
}

/**
 * What a round's seed is combined with, as the client seed of the fair stream (../chance-fair.ts; the nonce is the seed's index): fixed
 * when sales open, except for the value of an outside beacon if the series names one.
 */
export function roundSalt(round: {
  /** Fixed when the chain is published. */
  readonly chainSalt: string
  readonly series: string
  readonly number: string
  /** A public value that did not exist when sales closed; empty without a beacon. */
  readonly beacon: string
}): string {
  return digest(`${round.chainSalt}:${round.series}:${round.number}:${round.beacon}`)
}
