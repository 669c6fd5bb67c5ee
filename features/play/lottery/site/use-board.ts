import { useQuery } from '@tanstack/react-query'
import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { lottery } from '../contract.ts'

const STALE_MS = 600_000

/** The plays and prices of a lottery, computed here from its configuration by the functions that the server prices with. */
export function useBoard(code: string) {
  const game = useApiQuery(useApi(lottery).game, { params: { code } }, { staleMs: STALE_MS })
  const board = useQuery({
    queryKey: ['lottery.board', code, JSON.stringify(game.data?.config ?? game.error?.message ?? null)],
    queryFn: async () => {
      // the page then shows what the server answered instead of waiting for ever
      if (game.error) throw game.error
      const { boardOf } = await import('#games/lottery-boards.ts')
      return boardOf(game.data?.game ?? '', game.data?.config)
    },
    enabled: game.data !== undefined || game.isError,
    staleTime: Infinity,
  })
  return { board, game: game.data }
}
