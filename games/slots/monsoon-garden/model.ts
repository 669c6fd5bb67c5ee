import type { SlotModel } from '#game-kit/slots/model.ts'
import { symbolStrips } from '#game-kit/slots/strips.ts'
import { baseStrips, freeStrips } from './reels.ts'

const symbols = [
  'wild',
  'scatter',
  'koi',
  'frog',
  'lotus',
  'parasol',
  'mango',
  'A',
  'K',
  'Q',
  'J',
  'T',
] as const
export type MonsoonGardenSymbol = (typeof symbols)[number]

/** Edition 1 as the slot engine plays it. */
export const monsoonGardenModel: SlotModel<MonsoonGardenSymbol> = {
  symbols,
  wild: 'wild',
  scatter: 'scatter',
  ways: 20,
  baseReels: symbolStrips(symbols, baseStrips),
  freeReels: symbolStrips(symbols, freeStrips),
  lines: [],
  pays: {
    wild: [0, 0, 0],
    scatter: [0, 0, 0],
    koi: [15, 40, 150],
    frog: [10, 30, 100],
    lotus: [10, 25, 80],
    parasol: [5, 20, 60],
    mango: [5, 20, 50],
    A: [5, 10, 30],
    K: [5, 10, 25],
    Q: [2, 5, 20],
    J: [2, 5, 20],
    T: [2, 5, 15],
  },
  scatterPays: [40, 200, 1000],
  freeSpins: { count: 10, limit: 30, multiplier: 2 },
  maxCredits: 4_000,
  creditStep: 1,
}
