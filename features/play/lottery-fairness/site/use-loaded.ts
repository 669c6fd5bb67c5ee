import { useCallback, useEffect, useState } from 'react'
import { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useIsMember } from '#ui/api/session.ts'
import { checkDraw, type Check, type Loaded } from './check.ts'

type Done = Loaded & { readonly checks: readonly Check[] | null }

/** Loads a draw by its ID or by that of an own bet, with its ticket file, and checks it. */
export function useLoaded(id: string) {
  const api = useApi(sharedRounds)
  const isMember = useIsMember()
  const [done, setDone] = useState<Done | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(async () => {
    setError(null)
    try {
      // a draw's ID is no bet's: refused
      const slip = isMember ? await api.slip({ params: { slip: id } }).catch(() => null) : null
      const params = { round: slip?.round ?? id }
      const proof = await api.proof({ params })
      const file = await (await api.tickets({ params })).text()
      const loaded = { proof, file, slip }
      setDone({ ...loaded, checks: await checkDraw(loaded) })
    } catch (problem) {
      setError(problem)
    }
  }, [api, id, isMember])
  useEffect(() => void load(), [load])
  return { done, error, retry: () => void load() }
}
