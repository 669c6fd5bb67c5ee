import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { houseNow } from '#ui/api/server-clock.ts'
import { useApi } from '#ui/api/use-api.ts'
import { limits } from '../contract/member.ts'

export type Check = Reply<(typeof limits)['check']>

/** Refetch interval; in between, the page's own clock detects that a check is due. */
const EVERY_MS = 60_000
/** Browser timers overflow at 2^31 milliseconds. */
const MOST_MS = 86_400_000

/**
 * The reality check of the member who plays, and when play must stop. Null while nothing is due. The server decides: it refuses the next
 * round, no matter what this page shows.
 */
export function useRealityCheck(
  when: boolean,
): { readonly why: 'check' | 'stop'; readonly check: Check } | null {
  const queries = useQueryClient()
  const { data } = useApiQuery(useApi(limits).check, undefined, {
    enabled: when,
    staleMs: 5_000,
    everyMs: EVERY_MS,
  })
  const [now, setNow] = useState(houseNow)
  const dueAt = data?.dueAt?.getTime() ?? null
  const stopAt = data?.stop?.until.getTime() ?? null
  useEffect(() => {
    const next = [dueAt, stopAt].filter((at) => at !== null && at > houseNow())
    if (next.length === 0) return
    const timer = setTimeout(
      () => {
        setNow(houseNow())
        void queries.invalidateQueries({ queryKey: ['limits.check'] })
      },
      Math.min(MOST_MS, Math.min(...next.map(Number)) - houseNow() + 50), // just after the due time, never before
    )
    return () => clearTimeout(timer)
  }, [dueAt, stopAt, queries])
  if (!data || !when) return null
  if (stopAt !== null && stopAt <= Math.max(now, houseNow())) return { why: 'stop', check: data }
  return data.isDue ? { why: 'check', check: data } : null
}
