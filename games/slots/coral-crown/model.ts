import type { SlotModel } from '#game-kit/slots/model.ts'
import { symbolStrips } from '#game-kit/slots/strips.ts'
import { baseStrips, freeStrips } from './reels.ts'

const symbols = [
  'wild',
  'scatter',
  'crown',
  'turtle',
  'shell',
  'starfish',
  'anchor',
  'A',
  'K',
  'Q',
  'J',
  'T',
] as const
export type CoralCrownSymbol = (typeof symbols)[number]

/** Edition 1 as the slot engine plays it. */
export const coralCrownModel: SlotModel<CoralCrownSymbol> = {
  symbols,
  wild: 'wild',
  scatter: 'scatter',
  ways: 40,
  rows: 4,
  baseReels: symbolStrips(symbols, baseStrips),
  freeReels: symbolStrips(symbols, freeStrips),
  lines: [],
  pays: {
    wild: [0, 0, 0],
    scatter: [0, 0, 0],
    crown: [20, 60, 300],
    turtle: [15, 40, 150],
    shell: [10, 30, 100],
    starfish: [10, 25, 80],
    anchor: [5, 20, 60],
    A: [5, 10, 40],
    K: [5, 10, 40],
    Q: [5, 10, 30],
    J: [5, 10, 25],
    T: [5, 10, 20],
  },
  scatterPays: [80, 400, 2000],
  freeSpins: { count: 8, limit: 40, multiplier: 3 },
  maxCredits: 60_000,
  creditStep: 5,
}
