import type { SlotModel } from '#game-kit/slots/model.ts'
import { symbolStrips } from '#game-kit/slots/strips.ts'
import { TEN_LINES } from '#game-kit/slots/lines.ts'
import { baseStrips, freeStrips } from './reels.ts'

const symbols = ['atlas', 'compass', 'teapot', 'hourglass', 'vase', 'A', 'K', 'Q', 'J', 'T'] as const
export type SilkAtlasSymbol = (typeof symbols)[number]

/** Edition 1 as the slot engine plays it. */
export const silkAtlasModel: SlotModel<SilkAtlasSymbol> = {
  symbols,
  wild: 'atlas',
  scatter: 'atlas',
  spreading: ['compass', 'teapot', 'hourglass', 'vase', 'A', 'K', 'Q', 'J', 'T'],
  baseReels: symbolStrips(symbols, baseStrips),
  freeReels: symbolStrips(symbols, freeStrips),
  lines: TEN_LINES,
  pays: {
    atlas: [0, 0, 0],
    compass: [100, 1000, 5000],
    teapot: [40, 400, 2000],
    hourglass: [30, 150, 750],
    vase: [30, 100, 600],
    A: [10, 40, 150],
    K: [10, 40, 150],
    Q: [5, 25, 100],
    J: [5, 25, 100],
    T: [5, 25, 100],
  },
  scatterPays: [20, 200, 2000],
  freeSpins: { count: 10, limit: 20, multiplier: 1 },
  maxCredits: 50_000,
  creditStep: 5,
}
