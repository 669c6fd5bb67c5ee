import { coinStrips } from '#game-kit/slots/hold/model.ts'
import type { HoldModel } from '#game-kit/slots/hold/model.ts'
import { TEN_LINES } from '#game-kit/slots/lines.ts'
import { baseStrips } from './reels.ts'

const symbols = ['wild', 'coin', 'buffalo', 'hat', 'ingot', 'sickle', 'A', 'K', 'Q', 'J', 'T'] as const
export type PaddyGoldSymbol = (typeof symbols)[number]

const { reels, printed } = coinStrips<PaddyGoldSymbol>(symbols, 'coin', baseStrips)

/** Edition 1 as the hold-and-win engine plays it. */
export const paddyGoldModel: HoldModel<PaddyGoldSymbol> = {
  slot: {
    symbols,
    wild: 'wild',
    scatter: 'coin',
    baseReels: reels,
    freeReels: reels,
    lines: TEN_LINES,
    pays: {
      wild: [0, 0, 0],
      coin: [0, 0, 0],
      buffalo: [30, 100, 500],
      hat: [20, 80, 300],
      ingot: [20, 60, 250],
      sickle: [15, 50, 200],
      A: [10, 25, 100],
      K: [10, 25, 100],
      Q: [5, 20, 75],
      J: [5, 20, 75],
      T: [5, 15, 50],
    },
    scatterPays: [0, 0, 0],
    freeSpins: { count: 10, limit: 0, multiplier: 1 },
    maxCredits: 6_000,
    creditStep: 5,
  },
  printed,
  needed: 6,
  respins: 3,
  landing: { n: 1, of: 20 },
  values: [
    { credits: 10, weight: 480 },
    { credits: 20, weight: 260 },
    { credits: 30, weight: 140 },
    { credits: 50, weight: 80 },
    { credits: 100, weight: 24 },
    { credits: 150, weight: 30, jackpot: 'mini' },
    { credits: 400, weight: 10, jackpot: 'minor' },
    { credits: 1500, weight: 2, jackpot: 'major' },
  ],
  grand: 5000,
}
