import { rational } from '#kit/rational.ts'

const UNIT = 1_000_000_000_000n

/**
 * Computed card by card for the table's rules (theory.ts): return and stakes from eight decks, the rest of an infinite shoe. The test of
 * this game computes it again in the nightly run.
 */
export const blackjackProof = {
  rtp: rational(995_121_263_905n, UNIT),
  staked: rational(1_125_867_120_334n, UNIT),
  hit: rational(523_658_550_502n, UNIT),
  variance: rational(1_311_363_210_101n, UNIT),
  maxWinChance: rational(400_675_589n, UNIT),
}
