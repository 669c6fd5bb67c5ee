import { instantGame } from '#game-kit/instant.ts'
import { slotGame } from '#game-kit/slots/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { silkAtlasModel } from './model.ts'
import { silkAtlasProof } from './proof.ts'

/**
 * Silk Atlas, edition 1: ten lines along the old road. The atlas stands for every symbol and pays anywhere; three open ten
 * free spins, up to twenty, and choose a symbol that spreads over its reels and pays on every line wherever it stands.
 */

export const silkAtlasMath = slotGame({
  id: 'silk-atlas',
  edition: 1,
  model: silkAtlasModel,
  proof: silkAtlasProof,
})

export const silkAtlasConfig = slotConfig(5000)

export const silkAtlas = instantGame(silkAtlasMath, silkAtlasConfig)
