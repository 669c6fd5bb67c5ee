import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { siteStatus } from '../contract.ts'
import { statusInput } from './ask-first.ts'

export type SiteStatus = Reply<(typeof siteStatus)['status']>

/** How often a closed page checks whether the site is open again. */
const AGAIN_MS = 30_000

/** The permission call: the first call at start-up, repeated on each event, and periodically while the site is closed. */
export function useStatus() {
  const call = useApi(siteStatus).status
  const input = statusInput()
  const asked = useApiQuery(call, input, { staleMs: Infinity })
  const isClosed = asked.data !== undefined && asked.data.systemStatus !== 0
  // the same query, polled only while the site is closed
  useApiQuery(call, input, { staleMs: Infinity, enabled: isClosed, everyMs: AGAIN_MS })
  return asked
}

/** The analytics account of this brand, or null: then there is no consent bar and no script. */
export function useMeasured(): string | null {
  return useStatus().data?.info.analytics.gtagId ?? null
}
