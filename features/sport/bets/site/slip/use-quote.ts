import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { keyOf, retryOnNetworkError } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { sportBets } from '../../contract.ts'
import type { AskedSlip } from '../../rules/slip.ts'
import { movedBooks } from '../state/use-live-books.ts'

/** Without events a slip is behind by this at most. */
const POLL_MS = 10_000

/** What the server says of a bet now: present prices, what stands against it, the highest stake and why. Null asks nothing. */
export function useQuote(asked: AskedSlip | null) {
  const queries = useQueryClient()
  const { quote } = useApi(sportBets)
  const key = keyOf(quote, asked)
  const found = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      asked === null
        ? Promise.resolve(null)
        : quote(
            {
              body: {
                sizes: [...asked.sizes],
                isEachWay: asked.isEachWay,
                legs: asked.legs.map((leg) => ({ ...leg, selections: [...leg.selections] })),
              },
            },
            { signal },
          ),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    staleTime: 0,
    retry: retryOnNetworkError,
  })
  useWatch([], {
    onEvent: ({ topic, patch }) => {
      if (topic !== 'sport.books' || !asked) return
      const read = z.safeParse(movedBooks, patch)
      const isOurs =
        read.success && read.data.books.some(([id]) => asked.legs.some(({ event }) => event === id))
      if (isOurs) void queries.invalidateQueries({ queryKey: key })
    },
    onAgain: () => void queries.invalidateQueries({ queryKey: key }),
  })
  return found
}
