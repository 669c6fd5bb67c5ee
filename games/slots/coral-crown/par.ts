import { slotPar } from '#game-kit/rtp/slot-par.ts'
import { coralCrownModel } from './model.ts'
import { coralCrown } from './rules.ts'

export const par = slotPar({
  name: 'Coral Crown',
  game: coralCrown,
  model: coralCrownModel,
  proofName: 'coralCrownProof',
})
