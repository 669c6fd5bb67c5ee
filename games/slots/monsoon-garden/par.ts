import { slotPar } from '#game-kit/rtp/slot-par.ts'
import { monsoonGardenModel } from './model.ts'
import { monsoonGarden } from './rules.ts'

export const par = slotPar({
  name: 'Monsoon Garden',
  game: monsoonGarden,
  model: monsoonGardenModel,
  proofName: 'monsoonGardenProof',
})
