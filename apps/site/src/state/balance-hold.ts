import { create } from 'zustand'
import type { Minor } from '#kit/money.ts'

/**
 * While a round is shown, the bar shows the game's balance too: the platform has credited the win already, and showing it before the reels
 * have stopped would spoil the round. Affects the display only.
 */
export const useBalanceHold = create<{ readonly shown: Minor | null }>(() => ({ shown: null }))

export function holdBalance(shown: Minor | null): void {
  useBalanceHold.setState({ shown })
}
