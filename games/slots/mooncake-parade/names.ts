import type { SymbolNames } from '#game-kit/slots/told/sentences.ts'
import type { MooncakeParadeSymbol } from './model.ts'

/** The symbols as members read them. */
export const symbolNames: SymbolNames<MooncakeParadeSymbol> = {
  scatter: { en: 'Full moon', vi: 'Trăng rằm' },
  multiplier: { en: 'Carp lantern', vi: 'Đèn cá chép' },
  mooncake: { en: 'Mooncake', vi: 'Bánh trung thu' },
  lantern: { en: 'Lantern', vi: 'Đèn lồng' },
  rabbit: { en: 'Rabbit', vi: 'Thỏ ngọc' },
  persimmon: { en: 'Persimmon', vi: 'Quả hồng' },
  teacup: { en: 'Teacup', vi: 'Chén trà' },
  pomelo: { en: 'Pomelo', vi: 'Quả bưởi' },
  osmanthus: { en: 'Osmanthus', vi: 'Hoa mộc' },
  starfruit: { en: 'Starfruit', vi: 'Khế' },
}
