import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { workQueues } from '../contract.ts'

export type WaitingQueue = Reply<(typeof workQueues)['list']>['queues'][number]

const EVERY_MS = 30_000

/** The queues that the operator may open; one query for menu and overview, polled, and refreshed by events. */
export function useWorkQueues() {
  return useApiQuery(useApi(workQueues).list, undefined, { everyMs: EVERY_MS })
}
