import { instantGame } from '#game-kit/instant.ts'
import { slotGame } from '#game-kit/slots/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { auroraFjordModel } from './model.ts'
import { auroraFjordProof } from './proof.ts'

/**
 * Aurora Fjord, edition 1: twenty lines under the northern lights. Owls come in threes; the crystal stands for every symbol
 * but the snowflake; three snowflakes give twelve free spins in which every win counts twice, up to thirty-six.
 */

export const auroraFjordMath = slotGame({
  id: 'aurora-fjord',
  edition: 1,
  model: auroraFjordModel,
  proof: auroraFjordProof,
})

export const auroraFjordConfig = slotConfig(1000)

export const auroraFjord = instantGame(auroraFjordMath, auroraFjordConfig)
