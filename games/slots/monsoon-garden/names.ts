import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { MonsoonGardenSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<MonsoonGardenSymbol> = {
  wild: { en: 'Dragonfly', vi: 'Chuồn chuồn' },
  scatter: { en: 'Storm cloud', vi: 'Mây giông' },
  koi: { en: 'Koi', vi: 'Cá chép' },
  frog: { en: 'Frog', vi: 'Ếch xanh' },
  lotus: { en: 'Lotus', vi: 'Hoa sen' },
  parasol: { en: 'Parasol', vi: 'Dù giấy' },
  mango: { en: 'Mango', vi: 'Xoài' },
  A: { en: 'Ace', vi: 'Át' },
  K: { en: 'King', vi: 'Già' },
  Q: { en: 'Queen', vi: 'Đầm' },
  J: { en: 'Jack', vi: 'Bồi' },
  T: { en: 'Ten', vi: 'Mười' },
}
