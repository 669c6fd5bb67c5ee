import { create } from 'zustand'
import { remembered } from '#game-kit/scene/remembered.ts'

/** A switch that this device remembers and the whole page follows. */
export function deviceSwitch(key: string, usual: 'on' | 'off') {
  const kept = remembered(key, usual)
  const useIsOn = create<{ readonly isOn: boolean }>(() => ({ isOn: kept.get() === 'on' }))
  const set = (isOn: boolean): void => {
    kept.set(isOn ? 'on' : 'off')
    useIsOn.setState({ isOn })
  }
  return { useIsOn, set }
}
