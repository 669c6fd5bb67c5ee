import { vi as auroraFjord } from '#games/slots/aurora-fjord/texts/vi.ts'
import { vi as bronzeDrum } from '#games/slots/bronze-drum/texts/vi.ts'
import { vi as coralCrown } from '#games/slots/coral-crown/texts/vi.ts'
import { vi as emberPeak } from '#games/slots/ember-peak/texts/vi.ts'
import { vi as monsoonGarden } from '#games/slots/monsoon-garden/texts/vi.ts'
import { vi as mooncakeParade } from '#games/slots/mooncake-parade/texts/vi.ts'
import { vi as orchardBells } from '#games/slots/orchard-bells/texts/vi.ts'
import { vi as paddyGold } from '#games/slots/paddy-gold/texts/vi.ts'
import { vi as silkAtlas } from '#games/slots/silk-atlas/texts/vi.ts'
import type { en } from './slots-en.ts'

export const vi: Readonly<Record<keyof typeof en, string>> = {
  ...auroraFjord,
  ...bronzeDrum,
  ...coralCrown,
  ...emberPeak,
  ...monsoonGarden,
  ...mooncakeParade,
  ...orchardBells,
  ...paddyGold,
  ...silkAtlas,
  'slots.bet.buy': 'Mua tính năng',
}
