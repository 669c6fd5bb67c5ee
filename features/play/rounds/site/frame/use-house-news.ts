import { useQueryClient } from '@tanstack/react-query'
import { useEffect, type RefObject } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Minor } from '#kit/money.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useApi } from '#ui/api/use-api.ts'

/** The balance that the game shows, as far as it told, and when it told so. */
export type Told = { readonly shown: Minor | null; readonly atMs: number }

/**
 * Has an open game look again where the platform changed something that it does not hear by itself: money that came or went without a
 * round of its own, its game stopped or running again, the rules of the place. Hints reach the site's one socket; the game asks.
 */
export function useServerNews({
  isTurning,
  told,
  lookAgain,
}: {
  readonly isTurning: boolean
  readonly told: RefObject<Told>
  readonly lookAgain: () => void
}): void {
  const queries = useQueryClient()
  const games = useApi(lobby)
  const { data, dataUpdatedAt } = useApiQuery(useApi(wallet).balance)
  const free = data?.sumBalance
  useEffect(() => {
    // an answer that was asked for before the game's last word may be older than it
    if (free === undefined || isTurning || dataUpdatedAt <= told.current.atMs) return
    const { shown } = told.current
    told.current = { shown: free, atMs: dataUpdatedAt }
    if (shown !== null && shown !== free) lookAgain()
  }, [free, dataUpdatedAt, isTurning, told, lookAgain])
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        const isAnswer =
          event.type === 'updated' && (event.action.type === 'success' || event.action.type === 'error')
        if (isAnswer && event.query.queryKey[0] === games.game.key) lookAgain()
      }),
    [queries, games, lookAgain],
  )
}
