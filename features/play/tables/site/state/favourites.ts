import { create } from 'zustand'
import { remembered } from '#game-kit/scene/remembered.ts'

/** Favourite tables, kept on this device. */
const kept = remembered('tables.favourites', '')

const useTables = create<{ readonly codes: readonly string[] }>(() => ({
  codes: kept.get().split(',').filter(Boolean),
}))

export const useFavouriteTables = (): readonly string[] => useTables(({ codes }) => codes)

export function toggleFavourite(code: string): void {
  const { codes } = useTables.getState()
  const next = codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code]
  kept.set(next.join(','))
  useTables.setState({ codes: next })
}
