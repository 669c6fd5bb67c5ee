import { instantGame } from '#game-kit/instant.ts'
import { holdGame } from '#game-kit/slots/hold/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { paddyGoldModel } from './model.ts'
import { paddyGoldProof } from './proof.ts'

/**
 * Paddy Gold, edition 1: ten lines over rice fields, and coins in sheaves. Six coins are held and give three respins; each
 * new coin gives three again. Mini, minor and major lie on coins; a board full of coins pays the grand jackpot.
 */

export const paddyGoldMath = holdGame({
  id: 'paddy-gold',
  edition: 1,
  model: paddyGoldModel,
  proof: paddyGoldProof,
})

export const paddyGoldConfig = slotConfig(600)

export const paddyGold = instantGame(paddyGoldMath, paddyGoldConfig)
