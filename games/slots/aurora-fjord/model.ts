import type { SlotModel } from '#game-kit/slots/model.ts'
import { symbolStrips } from '#game-kit/slots/strips.ts'
import { TWENTY_LINES } from '#game-kit/slots/lines.ts'
import { baseStrips, freeStrips } from './reels.ts'

const symbols = ['wild', 'scatter', 'owl', 'whale', 'fir', 'rune', 'A', 'K', 'Q', 'J', 'T'] as const
export type AuroraFjordSymbol = (typeof symbols)[number]

/** Edition 1 as the slot engine plays it. */
export const auroraFjordModel: SlotModel<AuroraFjordSymbol> = {
  symbols,
  wild: 'wild',
  scatter: 'scatter',
  baseReels: symbolStrips(symbols, baseStrips),
  freeReels: symbolStrips(symbols, freeStrips),
  lines: TWENTY_LINES,
  pays: {
    wild: [0, 0, 0],
    scatter: [0, 0, 0],
    owl: [40, 160, 800],
    whale: [30, 120, 500],
    fir: [25, 100, 400],
    rune: [20, 80, 300],
    A: [10, 40, 150],
    K: [10, 40, 150],
    Q: [10, 30, 100],
    J: [5, 25, 100],
    T: [5, 25, 75],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: { count: 12, limit: 36, multiplier: 2 },
  maxCredits: 20_000,
  creditStep: 5,
}
