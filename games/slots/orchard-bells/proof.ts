import { proved } from '#game-kit/slots/proof/proved.ts'

/** Exact fractions, written by `npm run rtp`; never edited by hand. */
export const orchardBellsProof = proved({
  rtp: ['2860537/2981160'],
  hit: ['442807/2235870'],
  variance: ['227929780127111/8887314945600'],
  maxWinChance: ['1/5962320'],
})
