import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { AuroraFjordSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<AuroraFjordSymbol> = {
  wild: { en: 'Crystal', vi: 'Tinh thể' },
  scatter: { en: 'Snowflake', vi: 'Bông tuyết' },
  owl: { en: 'Snow owl', vi: 'Cú tuyết' },
  whale: { en: 'Whale', vi: 'Cá voi' },
  fir: { en: 'Fir', vi: 'Thông tuyết' },
  rune: { en: 'Rune', vi: 'Đá cổ tự' },
  A: { en: 'Ace', vi: 'Át' },
  K: { en: 'King', vi: 'Già' },
  Q: { en: 'Queen', vi: 'Đầm' },
  J: { en: 'Jack', vi: 'Bồi' },
  T: { en: 'Ten', vi: 'Mười' },
}
