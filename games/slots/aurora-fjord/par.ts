import { slotPar } from '#game-kit/rtp/slot-par.ts'
import { auroraFjordModel } from './model.ts'
import { auroraFjord } from './rules.ts'

export const par = slotPar({
  name: 'Aurora Fjord',
  game: auroraFjord,
  model: auroraFjordModel,
  proofName: 'auroraFjordProof',
})
