import { create } from 'zustand'
import { onSession, sessionToken } from '#ui/api/session.ts'

/** Session storage keys of §3 and §4: the current vendor and game type. */
const VENDOR = 'vassalage'
const GAME_TYPE = 'gameType'
/** The home page's default game type (§2: the logo goes to /index, game type HOT). */
export const HOT = 'HOT'

export type Current = { readonly gameType: string; readonly vassalage: string | null }

/** The current vendor and game type: set by a category or a launch, the default of games pages and the home page. */
export const useCurrent = create<Current>(() => ({
  gameType: sessionStorage.getItem(GAME_TYPE) ?? HOT,
  vassalage: sessionStorage.getItem(VENDOR),
}))

/** An omitted vendor stays unchanged. */
export function setCurrent(next: Partial<Current>): void {
  useCurrent.setState(next)
  if (next.gameType !== undefined) sessionStorage.setItem(GAME_TYPE, next.gameType)
  if (next.vassalage) sessionStorage.setItem(VENDOR, next.vassalage)
}

// a logout clears both from the storage: the next member in this tab begins with the hot games
onSession(() => {
  if (sessionToken() === null) useCurrent.setState({ gameType: HOT, vassalage: null })
})
