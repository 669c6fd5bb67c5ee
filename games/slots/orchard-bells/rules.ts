import { instantGame } from '#game-kit/instant.ts'
import { slotGame } from '#game-kit/slots/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { orchardBellsModel } from './model.ts'
import { orchardBellsProof } from './proof.ts'

/**
 * Orchard Bells, edition 1: an orchard of the old kind on five reels and ten lines. The clover stands for every fruit, bell
 * and seven; three stars or more pay anywhere. There is no feature: what lies is what pays.
 */

export const orchardBellsMath = slotGame({
  id: 'orchard-bells',
  edition: 1,
  model: orchardBellsModel,
  proof: orchardBellsProof,
})

export const orchardBellsConfig = slotConfig(1_020)

export const orchardBells = instantGame(orchardBellsMath, orchardBellsConfig)
