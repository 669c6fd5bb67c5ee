import { instantGame } from '#game-kit/instant.ts'
import { slotGame } from '#game-kit/slots/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { monsoonGardenModel } from './model.ts'
import { monsoonGardenProof } from './proof.ts'

/**
 * Monsoon Garden, edition 1: 243 ways through a garden in the rain. The dragonfly stands for every symbol but the cloud;
 * three clouds bring ten free spins in which every win counts twice, up to thirty.
 */

export const monsoonGardenMath = slotGame({
  id: 'monsoon-garden',
  edition: 1,
  model: monsoonGardenModel,
  proof: monsoonGardenProof,
})

export const monsoonGardenConfig = slotConfig(200)

export const monsoonGarden = instantGame(monsoonGardenMath, monsoonGardenConfig)
