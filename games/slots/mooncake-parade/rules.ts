import { instantGame } from '#game-kit/instant.ts'
import { tumbleGame } from '#game-kit/slots/tumble/game.ts'
import type { TumbleConfig } from '#game-kit/slots/tumble/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { books } from './books.data.ts'
import { mooncakeParadeModel } from './model.ts'

/**
 * Mooncake Parade, edition 1: a mid-autumn table of thirty places. Eight of a kind anywhere pay and fall out. Four moons
 * give twelve free spins in which lanterns of carp multiply what a spin won.
 */

export const mooncakeParadeMath = tumbleGame({
  id: 'mooncake-parade',
  edition: 1,
  model: mooncakeParadeModel,
  books,
})

export const mooncakeParadeConfig: TumbleConfig = { ...slotConfig(5000), bonusBuy: 'off' }

export const mooncakeParade = instantGame(mooncakeParadeMath, mooncakeParadeConfig)
