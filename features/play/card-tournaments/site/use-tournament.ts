import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useWatch } from '#ui/api/watch.ts'
import { tournaments } from '../contract.ts'

/** Events tell of changes; this bounds how long a lost one is missed. */
const POLL_MS = 20_000

/** A tournament as it stands: an event says that it changed, and the page reads it again. */
export function useTournament(id: bigint) {
  const asked = useApiQuery(useApi(tournaments).one, { params: { id } }, { everyMs: POLL_MS, staleMs: 0 })
  const { data, refetch } = asked
  useWatch(data ? [data.watch] : [], {
    onEvent: ({ topic, of }) => {
      if (topic === 'tournaments.one' && of === id.toString()) void refetch()
    },
    onAgain: () => void refetch(),
  })
  return asked
}
