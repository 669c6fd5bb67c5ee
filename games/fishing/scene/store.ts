import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Minor } from '#kit/money.ts'

export const volleys = [1, 3, 5, 10, 15] as const
export type Volley = (typeof volleys)[number]

/** What the member has chosen, and whether a volley is under way. */
export type FishingState = {
  readonly fish: string
  readonly bullets: Volley
  readonly isBusy: boolean
  /** The last volley that was shown. */
  readonly shown: { readonly bullets: number; readonly price: Minor } | null
}
export type FishingStore = StoreApi<FishingState>

export const createFishingStore = (fish: string): FishingStore =>
  createStore<FishingState>(() => ({ fish, bullets: 5, isBusy: false, shown: null }))
