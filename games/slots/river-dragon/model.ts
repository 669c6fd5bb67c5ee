import type { SlotModel } from '#game-kit/slots/model.ts'
import { TWENTY_LINES } from '#game-kit/slots/lines.ts'
import { BASE_REELS, FREE_REELS, PAYS, PEARL_PAYS, SYMBOLS, type RiverSymbol } from './reels.ts'

/** Edition 1 of River Dragon as the slot engine plays it. */
export const riverDragonModel: SlotModel<RiverSymbol> = {
  symbols: SYMBOLS,
  wild: 'wild',
  scatter: 'scatter',
  baseReels: BASE_REELS,
  freeReels: FREE_REELS,
  lines: TWENTY_LINES,
  pays: PAYS,
  scatterPays: PEARL_PAYS,
  freeSpins: { count: 10, limit: 30, multiplier: 3 },
  // 3 000 times the stake: a full board of koi in a free spin reaches it alone.
  maxCredits: 60_000,
  creditStep: 5,
}
