import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { CoralCrownSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<CoralCrownSymbol> = {
  wild: { en: 'Trident', vi: 'Đinh ba' },
  scatter: { en: 'Pearl', vi: 'Ngọc trai' },
  crown: { en: 'Crown', vi: 'Vương miện' },
  turtle: { en: 'Turtle', vi: 'Rùa biển' },
  shell: { en: 'Shell', vi: 'Vỏ sò' },
  starfish: { en: 'Starfish', vi: 'Sao biển' },
  anchor: { en: 'Anchor', vi: 'Mỏ neo' },
  A: { en: 'Ace', vi: 'Át' },
  K: { en: 'King', vi: 'Già' },
  Q: { en: 'Queen', vi: 'Đầm' },
  J: { en: 'Jack', vi: 'Bồi' },
  T: { en: 'Ten', vi: 'Mười' },
}
