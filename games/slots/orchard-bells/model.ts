import type { SlotModel } from '#game-kit/slots/model.ts'
import { symbolStrips } from '#game-kit/slots/strips.ts'
import { TEN_LINES } from '#game-kit/slots/lines.ts'
import { baseStrips } from './reels.ts'

const symbols = ['wild', 'scatter', 'seven', 'bell', 'melon', 'grapes', 'plum', 'lemon', 'cherry'] as const
export type OrchardBellsSymbol = (typeof symbols)[number]

/** Edition 1 as the slot engine plays it. */
export const orchardBellsModel: SlotModel<OrchardBellsSymbol> = {
  symbols,
  wild: 'wild',
  scatter: 'scatter',
  baseReels: symbolStrips(symbols, baseStrips),
  freeReels: symbolStrips(symbols, baseStrips),
  lines: TEN_LINES,
  pays: {
    wild: [0, 0, 0],
    scatter: [0, 0, 0],
    seven: [100, 1000, 10000],
    bell: [50, 200, 1000],
    melon: [50, 200, 1000],
    grapes: [20, 80, 400],
    plum: [20, 80, 400],
    lemon: [10, 40, 150],
    cherry: [10, 40, 150],
  },
  scatterPays: [20, 100, 500],
  freeSpins: { count: 10, limit: 0, multiplier: 1 },
  maxCredits: 10_200,
  creditStep: 10,
}
