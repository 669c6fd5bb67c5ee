import { rational } from '#kit/rational.ts'
import type { MainNumbers } from './theory/rows.ts'

const UNIT = 1_000_000_000_000n

/** Written by `npm run rtp lacquer-21 -- --write`: return and stakes from eight decks, the rest of a shoe that never ends. */
export const lacquerProof: MainNumbers = {
  rtp: rational(996_432_540_137n, UNIT),
  staked: rational(1_130_248_037_251n, UNIT),
  hit: rational(556_545_723_828n, UNIT),
  variance: rational(1_300_398_284_715n, UNIT),
  maxWinChance: rational(777_562n, UNIT),
}
