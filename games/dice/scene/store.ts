import type { Celebration } from '#game-kit/scene/celebration.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { FIRST_AIM, type Aim } from './numbers.ts'

export type Rolled = { id: number; roll: number; text: string; won: boolean }

export type DiceState = {
  aim: Aim
  /** While a roll is on its way the choice stands still. */
  isBusy: boolean
  /** The figure in the middle, "57.31". */
  shown: string
  result: { won: boolean; win: bigint; tier: Celebration } | null
  history: readonly Rolled[]
}

export const MOST_SHOWN = 14

export function createDiceStore(): StoreApi<DiceState> {
  return createStore<DiceState>(() => ({
    aim: FIRST_AIM,
    isBusy: false,
    shown: '50.00',
    result: null,
    history: [],
  }))
}
