import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { BronzeDrumSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<BronzeDrumSymbol> = {
  wild: { en: 'Lac bird', vi: 'Chim Lạc' },
  coin: { en: 'Drum', vi: 'Trống đồng' },
  boat: { en: 'Boat', vi: 'Thuyền' },
  axe: { en: 'Axe', vi: 'Rìu đồng' },
  horn: { en: 'Horn', vi: 'Tù và' },
  jar: { en: 'Jar', vi: 'Thạp đồng' },
  A: { en: 'Ace', vi: 'Át' },
  K: { en: 'King', vi: 'Già' },
  Q: { en: 'Queen', vi: 'Đầm' },
  J: { en: 'Jack', vi: 'Bồi' },
  T: { en: 'Ten', vi: 'Mười' },
}
