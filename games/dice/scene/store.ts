import type { Celebration } from '#game-kit/scene/celebration.ts'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { RollEvent } from '../events.ts'
import { FIRST_AIM, type Aim } from './numbers.ts'

export type Rolled = { id: number; roll: number; text: string; won: boolean }

export type DiceState = {
  aim: Aim
  /** A roll in progress locks the choice. */
  isBusy: boolean
  /** The result in the middle, "57.31" or "57,31"; empty before the first roll. */
  shown: string
  result: { won: boolean; win: bigint; tier: Celebration } | null
  history: readonly Rolled[]
}

export const MOST_SHOWN = 14

export function createDiceStore(): StoreApi<DiceState> {
  return createStore<DiceState>(() => ({
    aim: FIRST_AIM,
    isBusy: false,
    shown: '',
    result: null,
    history: [],
  }))
}

/** A past roll, formatted in the member's language. */
export function rememberedRoll({
  id,
  event,
  won,
  language,
}: {
  id: number
  event: RollEvent
  won: boolean
  language: SceneLanguage
}): Rolled {
  return { id, roll: event.roll, text: written(language, event.text), won }
}
