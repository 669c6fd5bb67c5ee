import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { OrchardBellsSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<OrchardBellsSymbol> = {
  wild: { en: 'Clover', vi: 'Cỏ bốn lá' },
  scatter: { en: 'Star', vi: 'Ngôi sao' },
  seven: { en: 'Seven', vi: 'Số bảy' },
  bell: { en: 'Bell', vi: 'Chuông' },
  melon: { en: 'Melon', vi: 'Dưa hấu' },
  grapes: { en: 'Grapes', vi: 'Nho' },
  plum: { en: 'Plum', vi: 'Mận' },
  lemon: { en: 'Lemon', vi: 'Chanh vàng' },
  cherry: { en: 'Cherries', vi: 'Anh đào' },
}
