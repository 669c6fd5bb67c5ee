import { pagePaths } from '#features/play/lobby/rules/pages.ts'
import { asMember } from '#features/account/identity/site/auth-store.ts'
import { navigate } from '#ui/route/place.ts'

/** Opens a game; a visitor logs in first (§6: launching any game requires it), but for games that they may watch on a page. */
export function play(gameId: string): void {
  const page = pagePaths[gameId]
  if (page) return void navigate({ to: page })
  asMember(() => void navigate({ to: '/game', search: { gameId } }))
}
