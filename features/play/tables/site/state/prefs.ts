import { create } from 'zustand'
import { remembered } from '#game-kit/scene/remembered.ts'

/** Choices of this device for every table. */
const kept = {
  sound: remembered('tables.sound', 'on'),
  squeeze: remembered('tables.squeeze', 'off'),
  goodRoads: remembered('tables.goodRoads', 'off'),
  hints: remembered('tables.hints', 'off'),
} as const
export type TablePref = keyof typeof kept

type Prefs = Readonly<Record<TablePref, boolean>>

const isOn = (pref: TablePref): boolean => kept[pref].get() === 'on'

export const usePrefs = create<Prefs>(() => ({
  sound: isOn('sound'),
  squeeze: isOn('squeeze'),
  goodRoads: isOn('goodRoads'),
  hints: isOn('hints'),
}))

export function setPref(pref: TablePref, on: boolean): void {
  kept[pref].set(on ? 'on' : 'off')
  usePrefs.setState({ [pref]: on })
}
