import { instantGame } from '#game-kit/instant.ts'
import { holdGame } from '#game-kit/slots/hold/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { bronzeDrumModel } from './model.ts'
import { bronzeDrumProof } from './proof.ts'

/**
 * Bronze Drum, edition 1: twenty lines, and drums with money on them. Six drums are held and give three respins; each new
 * drum gives three again. Mini, minor and major lie on drums; a board full of drums pays the grand jackpot.
 */

export const bronzeDrumMath = holdGame({
  id: 'bronze-drum',
  edition: 1,
  model: bronzeDrumModel,
  proof: bronzeDrumProof,
})

export const bronzeDrumConfig = slotConfig(1_200)

export const bronzeDrum = instantGame(bronzeDrumMath, bronzeDrumConfig)
