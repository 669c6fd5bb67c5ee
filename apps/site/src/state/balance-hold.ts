import { create } from 'zustand'
import type { Minor } from '#kit/money.ts'

/**
 * While a round is shown, the balance that the game shows stands in the bar too: the platform knows the win already, and
 * telling it before the reels have stopped would spoil the round. Only what is shown; never what is true.
 */
export const useBalanceHold = create<{ readonly shown: Minor | null }>(() => ({ shown: null }))

export function holdBalance(shown: Minor | null): void {
  useBalanceHold.setState({ shown })
}
