import { useApiQuery } from '#contract/react.ts'
import { memberDesk } from '#features/backoffice/member-desk/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useMe } from './use-me.ts'

const EVERY_MS = 30_000

/** The number of waiting orders in each queue of the first brand; polled, and refreshed by events. */
export function useQueues(): Readonly<Record<string, number>> {
  const { may } = useMe()
  const { data } = useApiQuery(useApi(memberDesk).queues, undefined, {
    enabled: may('dashboard.see'),
    everyMs: EVERY_MS,
  })
  return Object.fromEntries((data?.queues ?? []).map(({ name, count }) => [name, count]))
}
