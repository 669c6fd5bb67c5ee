import { useEffect } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { tables } from '../contract/member.ts'
import { learnServerTime } from './server-time.ts'

/** The lobby shows a change within this time, however many tables change: events only say that there was one. */
const POLL_MS = 5_000

/** All tables with their roads, kept up to date. */
export function useTables() {
  const asked = useApiQuery(useApi(tables).list, { query: {} }, { everyMs: POLL_MS, staleMs: 0 })
  const { data, refetch } = asked
  useEffect(() => {
    if (data) learnServerTime(data.now)
  }, [data])
  useWatch(['tables'], { onEvent: () => undefined, onAgain: () => void refetch() })
  return asked
}
