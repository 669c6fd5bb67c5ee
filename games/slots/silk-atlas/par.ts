import { slotPar } from '#game-kit/rtp/slot-par.ts'
import { silkAtlasModel } from './model.ts'
import { silkAtlas } from './rules.ts'

export const par = slotPar({
  name: 'Silk Atlas',
  game: silkAtlas,
  model: silkAtlasModel,
  proofName: 'silkAtlasProof',
})
