import { useQuery } from '@tanstack/react-query'
import type { Plan } from '#game-kit/blackjack/strategy/plan.ts'
import { usePrefs } from './prefs.ts'

/** The basic strategy of the shared blackjack table where the member wants to see it; null until its code has been loaded. */
export function useStrategy(): Plan | null {
  const { hints } = usePrefs()
  const { data } = useQuery({
    queryKey: ['tables.strategy'],
    queryFn: async () => {
      const [{ planOf }, { sharedTable }] = await Promise.all([
        import('#game-kit/blackjack/strategy/plan.ts'),
        import('#games/tables/blackjack/model.ts'),
      ])
      return planOf(sharedTable)
    },
    enabled: hints,
    staleTime: Infinity,
  })
  return hints ? (data ?? null) : null
}
