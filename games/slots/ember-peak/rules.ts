import { instantGame } from '#game-kit/instant.ts'
import { tumbleGame } from '#game-kit/slots/tumble/game.ts'
import type { TumbleConfig } from '#game-kit/slots/tumble/game.ts'
import { slotConfig } from '#game-kit/slots/stakes.ts'
import { books } from './books.data.ts'
import { emberPeakModel } from './model.ts'

/**
 * Ember Peak, edition 1: gems on the slope of a volcano. Nine of a kind anywhere pay and fall out. Four craters give ten
 * free spins in which embers multiply what a spin won; rarer than in other tumbles, and hotter.
 */

export const emberPeakMath = tumbleGame({ id: 'ember-peak', edition: 1, model: emberPeakModel, books })

export const emberPeakConfig: TumbleConfig = { ...slotConfig(10000), bonusBuy: 'off' }

export const emberPeak = instantGame(emberPeakMath, emberPeakConfig)
