import { create } from 'zustand'
import { onSession, sessionToken } from '#ui/api/session.ts'

/** Session storage of §3 and §4: the vendor whose games a member is among, and the game type of the page. */
const VENDOR = 'vassalage'
const GAME_TYPE = 'gameType'
/** What the home page leads with until something else was chosen (§2: the logo goes to /index, game type HOT). */
export const HOT = 'HOT'

export type Current = { readonly gameType: string; readonly vassalage: string | null }

/** Where a member is among the games: what a category's press or a launch set, and what halls and the home page begin with. */
export const useCurrent = create<Current>(() => ({
  gameType: sessionStorage.getItem(GAME_TYPE) ?? HOT,
  vassalage: sessionStorage.getItem(VENDOR),
}))

/** A vendor that is not named stays as it was. */
export function setCurrent(next: Partial<Current>): void {
  useCurrent.setState(next)
  if (next.gameType !== undefined) sessionStorage.setItem(GAME_TYPE, next.gameType)
  if (next.vassalage) sessionStorage.setItem(VENDOR, next.vassalage)
}

// a logout clears both from the storage: anyone who comes next in this tab begins at the hot games
onSession(() => {
  if (sessionToken() === null) useCurrent.setState({ gameType: HOT, vassalage: null })
})
