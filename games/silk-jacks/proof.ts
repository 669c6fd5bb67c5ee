import { rational } from '#kit/rational.ts'

/** Exact fractions of the best hold for every deal, counted by best.ts and proved again by the par sheet; never edited by hand. */
export const jacksProof = {
  rtp: rational(19_842_315_923_796n, 19_933_230_517_200n),
  hit: rational(9_060_955_523_304n, 19_933_230_517_200n),
  square: rational(408_742_359_677_556n, 19_933_230_517_200n),
  maxWinChance: rational(493_512_264n, 19_933_230_517_200n),
}
