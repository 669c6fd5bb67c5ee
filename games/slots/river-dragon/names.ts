import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { RiverSymbol } from './reels.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<RiverSymbol> = {
  wild: { en: 'Dragon', vi: 'Rồng' },
  scatter: { en: 'Pearl', vi: 'Ngọc trai' },
  koi: { en: 'Koi', vi: 'Cá chép' },
  lantern: { en: 'Lantern', vi: 'Đèn lồng' },
  lotus: { en: 'Lotus', vi: 'Hoa sen' },
  ingot: { en: 'Ingot', vi: 'Thỏi vàng' },
  coin: { en: 'Coin', vi: 'Đồng xu' },
  fan: { en: 'Fan', vi: 'Quạt' },
  pendant: { en: 'Pendant', vi: 'Ngọc bội' },
  A: { en: 'Ace', vi: 'Át' },
  K: { en: 'King', vi: 'Già' },
  Q: { en: 'Queen', vi: 'Đầm' },
  J: { en: 'Jack', vi: 'Bồi' },
  T: { en: 'Ten', vi: 'Mười' },
}
