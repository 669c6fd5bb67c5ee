import { entranceOf } from '#features/play/lobby/rules/entrances.ts'
import { asMember } from '#features/account/identity/site/auth-store.ts'
import { navigate } from '#ui/route/place.ts'

/** Opens a game; a visitor logs in first (§6: launching any game requires it). A game with a page of its own is open to visitors. */
export function play(gameId: string): void {
  const entrance = entranceOf(gameId)
  if (entrance) return void navigate({ to: entrance.page, search: entrance.search })
  asMember(() => void navigate({ to: '/game', search: { gameId } }))
}
