import { useApiQuery } from '#contract/react.ts'
import { backoffice } from '#features/backoffice/member-desk/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useMe } from './use-me.ts'

const EVERY_MS = 30_000

/** How much waits in each queue of the first brand; asked again by itself and by live hints. */
export function useQueues(): Readonly<Record<string, number>> {
  const { may } = useMe()
  const { data } = useApiQuery(useApi(backoffice).queues, undefined, {
    enabled: may('dashboard.see'),
    everyMs: EVERY_MS,
  })
  return Object.fromEntries((data?.queues ?? []).map(({ name, count }) => [name, count]))
}
