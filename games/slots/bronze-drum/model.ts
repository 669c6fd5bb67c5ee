import { coinStrips } from '#game-kit/slots/hold/model.ts'
import type { HoldModel } from '#game-kit/slots/hold/model.ts'
import { TWENTY_LINES } from '#game-kit/slots/lines.ts'
import { baseStrips } from './reels.ts'

const symbols = ['wild', 'coin', 'boat', 'axe', 'horn', 'jar', 'A', 'K', 'Q', 'J', 'T'] as const
export type BronzeDrumSymbol = (typeof symbols)[number]

const { reels, printed } = coinStrips<BronzeDrumSymbol>(symbols, 'coin', baseStrips)

/** Edition 1 as the hold-and-win engine plays it. */
export const bronzeDrumModel: HoldModel<BronzeDrumSymbol> = {
  slot: {
    symbols,
    wild: 'wild',
    scatter: 'coin',
    baseReels: reels,
    freeReels: reels,
    lines: TWENTY_LINES,
    pays: {
      wild: [0, 0, 0],
      coin: [0, 0, 0],
      boat: [40, 150, 600],
      axe: [30, 100, 400],
      horn: [25, 80, 300],
      jar: [20, 60, 250],
      A: [10, 40, 150],
      K: [10, 30, 125],
      Q: [10, 30, 100],
      J: [5, 20, 100],
      T: [5, 20, 75],
    },
    scatterPays: [0, 0, 0],
    freeSpins: { count: 10, limit: 0, multiplier: 1 },
    maxCredits: 24_000,
    creditStep: 5,
  },
  printed,
  needed: 6,
  respins: 3,
  landing: { n: 1, of: 16 },
  values: [
    { credits: 20, weight: 500 },
    { credits: 40, weight: 250 },
    { credits: 60, weight: 120 },
    { credits: 100, weight: 70 },
    { credits: 200, weight: 20 },
    { credits: 400, weight: 24, jackpot: 'mini' },
    { credits: 1000, weight: 12, jackpot: 'minor' },
    { credits: 4000, weight: 2, jackpot: 'major' },
  ],
  grand: 20000,
}
