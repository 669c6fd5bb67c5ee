import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { SilkAtlasSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<SilkAtlasSymbol> = {
  atlas: { en: 'Atlas', vi: 'Bản đồ' },
  compass: { en: 'Compass', vi: 'La bàn' },
  teapot: { en: 'Teapot', vi: 'Ấm trà' },
  hourglass: { en: 'Hourglass', vi: 'Đồng hồ cát' },
  vase: { en: 'Vase', vi: 'Bình cổ' },
  A: { en: 'Ace', vi: 'Át' },
  K: { en: 'King', vi: 'Già' },
  Q: { en: 'Queen', vi: 'Đầm' },
  J: { en: 'Jack', vi: 'Bồi' },
  T: { en: 'Ten', vi: 'Mười' },
}
