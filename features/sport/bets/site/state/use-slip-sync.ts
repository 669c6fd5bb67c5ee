import { useEffect, useRef } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportBets } from '../../contract.ts'
import { readSlip } from '../../rules/picks.ts'
import { changeSlip, lastSaved, useSlip, type Saved } from './slip-store.ts'

/** Changes follow each other while someone picks: they are saved together. */
const SETTLE_MS = 1_200

/**
 * Keeps a member's slip the same on every device: an empty slip takes the saved one, a change is saved, and where another device was
 * first its slip is taken. What a page had no time to save before it was left is saved by the next one.
 */
export function useSlipSync(): void {
  const isMember = useIsMember()
  const api = useApi(sportBets)
  const saved = useApiQuery(api.slip, undefined, { enabled: isMember, staleMs: Infinity })
  const save = useApiMutation(api.saveSlip)
  const { slip } = useSlip()
  const known = useRef<Saved | null>(null)
  const learn = (next: Saved) => {
    known.current = next
    lastSaved.note(next)
  }
  const { data } = saved
  useEffect(() => {
    if (!data) return
    const theirs: Saved = { version: data.version, slip: readSlip(data.slip) }
    // cleared here just before the page was left: the server's is the slip from before
    const isOurs = lastSaved.is(theirs)
    const isEmpty = useSlip.getState().slip.picks.length === 0
    learn(theirs)
    if (isEmpty && !isOurs && theirs.slip.picks.length > 0) changeSlip(() => theirs.slip)
  }, [data])
  const { mutate } = save
  useEffect(() => {
    const before = known.current
    if (!isMember || !before || JSON.stringify(before.slip) === JSON.stringify(slip)) return
    const timer = setTimeout(() => {
      mutate(
        { body: { slip, version: before.version } },
        {
          onSuccess: ({ version }) => learn({ version, slip }),
          onError: (error) => {
            if (!(error instanceof RefusedError) || error.code !== 'sportBets.slipMoved') return
            void saved.refetch().then(({ data: newer }) => {
              if (!newer) return
              learn({ version: newer.version, slip: readSlip(newer.slip) })
              changeSlip(() => readSlip(newer.slip))
            })
          },
        },
      )
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [slip, data, isMember, mutate]) // eslint-disable-line react-hooks/exhaustive-deps
}
