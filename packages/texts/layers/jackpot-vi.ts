import type { SameKeys } from '../words.ts'
import type { jackpot as english } from './jackpot-en.ts'

export const jackpot: SameKeys<typeof english> = {
  'home.jackpots': 'Jackpot',
  'home.jackpotsAll': 'Tất cả Jackpot',
  'home.jackpotNetwork': 'Liên trang',
  'home.jackpotsLottery': 'Jackpot xổ số',
}
