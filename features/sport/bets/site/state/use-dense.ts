import { create } from 'zustand'
import { remembered } from '#game-kit/scene/remembered.ts'

const kept = remembered('sports.dense', 'off')

/** Whether this device lists events densely, as Asian books do: a desktop view, which narrow windows leave out. */
export const useDense = create<{ readonly isDense: boolean }>(() => ({ isDense: kept.get() === 'on' }))

export function setDense(isDense: boolean): void {
  kept.set(isDense ? 'on' : 'off')
  useDense.setState({ isDense })
}
