import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { EmberPeakSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<EmberPeakSymbol> = {
  scatter: { en: 'Crater', vi: 'Miệng núi lửa' },
  multiplier: { en: 'Ember', vi: 'Than hồng' },
  ruby: { en: 'Ruby', vi: 'Hồng ngọc' },
  amber: { en: 'Amber', vi: 'Hổ phách' },
  topaz: { en: 'Topaz', vi: 'Hoàng ngọc' },
  emerald: { en: 'Emerald', vi: 'Lục bảo' },
  opal: { en: 'Opal', vi: 'Ngọc mắt mèo' },
  sapphire: { en: 'Sapphire', vi: 'Lam ngọc' },
  amethyst: { en: 'Amethyst', vi: 'Thạch anh tím' },
}
