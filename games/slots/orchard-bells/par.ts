import { slotPar } from '#game-kit/rtp/slot-par.ts'
import { orchardBellsModel } from './model.ts'
import { orchardBells } from './rules.ts'

export const par = slotPar({
  name: 'Orchard Bells',
  game: orchardBells,
  model: orchardBellsModel,
  proofName: 'orchardBellsProof',
})
