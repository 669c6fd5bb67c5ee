import { parseRational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { RoundTheory } from './round-proof.ts'

/** Reads the committed fractions of a slot's proof.ts; throws where one is damaged. */
export function proved(texts: Readonly<Record<keyof RoundTheory, readonly string[]>>): RoundTheory {
  return {
    rtp: read(texts.rtp),
    hit: read(texts.hit),
    variance: read(texts.variance),
    maxWinChance: read(texts.maxWinChance),
  }
}

function read(pieces: readonly string[]): Rational {
  const value = parseRational(pieces.join(''))
  if (value === null) throw new RangeError('proof: not a fraction')
  return value
}
