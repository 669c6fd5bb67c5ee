import { create } from 'zustand'
import { remembered } from '#game-kit/scene/remembered.ts'

/** Kept on this device. */
const kept = remembered('rooms.fourColours', 'off')

type Prefs = { readonly hasFourColours: boolean; readonly toggleColours: () => void }

/** How a member likes the tables. */
export const usePrefs = create<Prefs>((set, get) => ({
  hasFourColours: kept.get() === 'on',
  toggleColours: () => {
    const hasFourColours = !get().hasFourColours
    kept.set(hasFourColours ? 'on' : 'off')
    set({ hasFourColours })
  },
}))
