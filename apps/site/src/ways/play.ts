import { asMember } from '#features/account/identity/site/auth-store.ts'
import { navigate } from '#ui/route/place.ts'

/** Opens a game; a visitor logs in first (§6: launching any game requires it). */
export function play(gameId: string): void {
  asMember(() => void navigate({ to: '/game', search: { gameId } }))
}
