import { useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import { houseNow } from '#ui/api/server-clock.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Entry } from './draw-head.tsx'

export type Round = Reply<typeof sharedRounds.round>

/** While a draw is awaited its round is asked this often. */
const POLL_MS = 1_500

const isOver = ({ state }: Round): boolean => state === 'settled' || state === 'revealed' || state === 'void'

/**
 * The round whose sale has ended and whose result is awaited, with the prizes drawn so far; null between draws. It is the round that was
 * on sale before the present one, so the series is asked again whenever that changes.
 */
export function useDrawing({ series, next }: Entry, onOver: () => void): Round | null {
  const api = useApi(sharedRounds)
  const onSale = next?.round
  const asked = useApiQuery(api.series, { params: { series }, query: { over: 0 } }, { staleMs: 0 })
  const { refetch, data } = asked
  useEffect(() => void refetch(), [onSale, refetch])
  const waiting = data?.coming.find(({ closesAt }) => closesAt.getTime() <= houseNow())
  const round = useApiQuery(
    api.round,
    { params: { round: waiting?.id ?? '' } },
    { enabled: waiting !== undefined, everyMs: POLL_MS, staleMs: 0 },
  )
  const current = waiting ? (round.data ?? waiting) : null
  const hasEnded = current !== null && isOver(current)
  useEffect(() => {
    if (!hasEnded) return
    onOver()
    void refetch()
  }, [hasEnded, onOver, refetch])
  return current
}
