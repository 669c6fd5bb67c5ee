import { holdPar } from '#game-kit/rtp/hold-par.ts'
import { bronzeDrumModel } from './model.ts'
import { bronzeDrum } from './rules.ts'

export const par = holdPar({
  name: 'Bronze Drum',
  game: bronzeDrum,
  model: bronzeDrumModel,
  proofName: 'bronzeDrumProof',
})
