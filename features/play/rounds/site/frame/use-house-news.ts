import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type RefObject } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Minor } from '#kit/money.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useApi } from '#ui/api/use-api.ts'

/** The balance that the game shows, as last reported, and when. */
export type Told = { readonly shown: Minor | null; readonly atMs: number }

/**
 * Makes an open game refetch when something changed on the server that its own calls do not show: balance changes without a round, the game
 * stopped or resumed, jurisdiction rules. Events reach the site's socket; the game refetches.
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
    // a reply requested before the game's last message may be older than it
    if (free === undefined || isTurning || dataUpdatedAt <= told.current.atMs) return
    const { shown } = told.current
    told.current = { shown: free, atMs: dataUpdatedAt }
    if (shown !== null && shown !== free) lookAgain()
  }, [free, dataUpdatedAt, isTurning, told, lookAgain])
  // a bonus that begins or ends leaves the cash as it is
  const hasBonus = data ? data.bonus !== null : null
  const hadBonus = useRef(hasBonus)
  useEffect(() => {
    const had = hadBonus.current
    hadBonus.current = hasBonus
    if (had !== null && hasBonus !== null && had !== hasBonus) lookAgain()
  }, [hasBonus, lookAgain])
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
