import { en as auroraFjord } from '#games/slots/aurora-fjord/texts/en.ts'
import { en as bronzeDrum } from '#games/slots/bronze-drum/texts/en.ts'
import { en as coralCrown } from '#games/slots/coral-crown/texts/en.ts'
import { en as emberPeak } from '#games/slots/ember-peak/texts/en.ts'
import { en as monsoonGarden } from '#games/slots/monsoon-garden/texts/en.ts'
import { en as mooncakeParade } from '#games/slots/mooncake-parade/texts/en.ts'
import { en as orchardBells } from '#games/slots/orchard-bells/texts/en.ts'
import { en as paddyGold } from '#games/slots/paddy-gold/texts/en.ts'
import { en as silkAtlas } from '#games/slots/silk-atlas/texts/en.ts'

/** Texts of the shared slot stage outside its scenes. */
export const en = {
  ...auroraFjord,
  ...bronzeDrum,
  ...coralCrown,
  ...emberPeak,
  ...monsoonGarden,
  ...mooncakeParade,
  ...orchardBells,
  ...paddyGold,
  ...silkAtlas,
  'slots.bet.buy': 'Bought feature',
} as const
