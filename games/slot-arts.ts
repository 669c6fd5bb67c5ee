import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { art as auroraFjord } from './slots/aurora-fjord/art/recipe.ts'
import { art as bronzeDrum } from './slots/bronze-drum/art/recipe.ts'
import { art as coralCrown } from './slots/coral-crown/art/recipe.ts'
import { art as emberPeak } from './slots/ember-peak/art/recipe.ts'
import { art as monsoonGarden } from './slots/monsoon-garden/art/recipe.ts'
import { art as mooncakeParade } from './slots/mooncake-parade/art/recipe.ts'
import { art as orchardBells } from './slots/orchard-bells/art/recipe.ts'
import { art as paddyGold } from './slots/paddy-gold/art/recipe.ts'
import { art as silkAtlas } from './slots/silk-atlas/art/recipe.ts'

/** Slots with a shared stage: the art recipe of each. */
export const slotArts: Readonly<Record<string, SlotArt>> = {
  'aurora-fjord': auroraFjord,
  'bronze-drum': bronzeDrum,
  'coral-crown': coralCrown,
  'ember-peak': emberPeak,
  'monsoon-garden': monsoonGarden,
  'mooncake-parade': mooncakeParade,
  'orchard-bells': orchardBells,
  'paddy-gold': paddyGold,
  'silk-atlas': silkAtlas,
}
