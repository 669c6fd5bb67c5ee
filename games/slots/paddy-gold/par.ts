import { holdPar } from '#game-kit/rtp/hold-par.ts'
import { paddyGoldModel } from './model.ts'
import { paddyGold } from './rules.ts'

export const par = holdPar({
  name: 'Paddy Gold',
  game: paddyGold,
  model: paddyGoldModel,
  proofName: 'paddyGoldProof',
})
