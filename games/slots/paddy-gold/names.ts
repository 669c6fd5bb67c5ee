import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { PaddyGoldSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<PaddyGoldSymbol> = {
  wild: { en: 'Sun', vi: 'Mặt trời' },
  coin: { en: 'Coin', vi: 'Đồng xu' },
  buffalo: { en: 'Buffalo', vi: 'Trâu' },
  hat: { en: 'Straw hat', vi: 'Nón lá' },
  ingot: { en: 'Ingot', vi: 'Thỏi vàng' },
  sickle: { en: 'Sickle', vi: 'Liềm' },
  A: { en: 'Ace', vi: 'Át' },
  K: { en: 'King', vi: 'Già' },
  Q: { en: 'Queen', vi: 'Đầm' },
  J: { en: 'Jack', vi: 'Bồi' },
  T: { en: 'Ten', vi: 'Mười' },
}
