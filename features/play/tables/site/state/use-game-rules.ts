import { useQuery } from '@tanstack/react-query'
import type { LiveGame } from '../games.ts'
import { rulesOf, type GameRules } from '../rules-of.ts'

/** The rules of a table; null until their code has been loaded. */
export function useGameRules(game: LiveGame, config: unknown): GameRules | null {
  const { data } = useQuery({
    queryKey: ['tables.rules', game, JSON.stringify(config)],
    queryFn: () => rulesOf(game, config),
    staleTime: Infinity,
  })
  return data ?? null
}
