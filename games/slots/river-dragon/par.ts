import { slotPar } from '#game-kit/rtp/slot-par.ts'
import { riverDragonModel } from './model.ts'
import { riverDragon } from './rules.ts'

export const par = slotPar({
  name: 'River Dragon',
  game: riverDragon,
  model: riverDragonModel,
  proofName: 'riverDragonProof',
})
