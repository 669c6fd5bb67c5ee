import { create } from 'zustand'

/** The game shown in a pop-up above the page (§2); null if there is none. */
export const useGamePopup = create<{ readonly gameId: string | null }>(() => ({ gameId: null }))

export function setGamePopup(gameId: string | null): void {
  useGamePopup.setState({ gameId })
}
