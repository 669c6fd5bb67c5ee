import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Minor } from '#kit/money.ts'
import { useApi } from '#ui/api/use-api.ts'
import { rounds } from '../../../contract.ts'

const TICK_MS = 1000

/**
 * Time played and net result of this login (R12); the clock runs locally between replies. While a round is shown, nothing is requested: the
 * reply would reveal its end. `owed` is what a round that is being resumed has already won; null where none is shown.
 */
export function useSessionNet(when: boolean, owed: Minor | null) {
  const { data, dataUpdatedAt } = useApiQuery(useApi(rounds).sessionNet, undefined, {
    enabled: when && owed !== 0n,
    staleMs: 5000,
    everyMs: 60_000,
  })
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (!data) return null
  const since = data.startedAt ? Math.max(0, (now - dataUpdatedAt) / 1000) : 0
  return { seconds: data.elapsedSeconds + since, net: data.net - (owed ?? 0n), currency: data.currency }
}
