import { entranceOf } from '../rules/entrances.ts'
import { useFlags } from '#features/account/identity/site/use-flags.ts'
import { useIsMember } from '#ui/api/session.ts'
import { navigate } from '#ui/route/place.ts'

/** Whether demo play is offered beside Play: to visitors, where the brand has trial accounts. */
export function useMayTry(): boolean {
  const has = useFlags()
  return !useIsMember() && has('FREEPLAY3')
}

/** Opens a game with play money: its page opens the trial account. */
export function openDemo(gameId: string): void {
  const entrance = entranceOf(gameId)
  if (entrance) return void navigate({ to: entrance.page, search: { ...entrance.search, demo: '1' } })
  void navigate({ to: '/game', search: { gameId, demo: '1' } })
}
