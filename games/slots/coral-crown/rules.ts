import { instantGame } from '#game-kit/instant.ts'
import { slotGame } from '#game-kit/slots/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { coralCrownModel } from './model.ts'
import { coralCrownProof } from './proof.ts'

/**
 * Coral Crown, edition 1: 1,024 ways on four rows under the sea. The trident stands for every symbol but the pearl; three
 * pearls give eight free spins in which every win counts three times, up to forty.
 */

export const coralCrownMath = slotGame({
  id: 'coral-crown',
  edition: 1,
  model: coralCrownModel,
  proof: coralCrownProof,
})

export const coralCrownConfig = slotConfig(1500)

export const coralCrown = instantGame(coralCrownMath, coralCrownConfig)
