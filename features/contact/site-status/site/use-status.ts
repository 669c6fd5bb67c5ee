import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { startup } from '../contract.ts'
import { statusInput } from './ask-first.ts'

export type SiteStatus = Reply<(typeof startup)['status']>

/** How often a closed page looks by itself whether the site is back. */
const AGAIN_MS = 30_000

/** The permission call: asked first at start-up, again at each announcement, and by itself while the site is closed. */
export function useStatus() {
  const call = useApi(startup).status
  const input = statusInput()
  const asked = useApiQuery(call, input, { staleMs: Infinity })
  const isClosed = asked.data !== undefined && asked.data.systemStatus !== 0
  // the same question, asked again by itself only while there is something to wait for
  useApiQuery(call, input, { staleMs: Infinity, enabled: isClosed, everyMs: AGAIN_MS })
  return asked
}

/** The account that this brand measures visits with, or null: then nothing is asked and nothing loaded. */
export function useMeasured(): string | null {
  return useStatus().data?.info.analytics.gtagId ?? null
}
