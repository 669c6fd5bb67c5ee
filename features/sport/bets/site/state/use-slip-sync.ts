import { useEffect, useRef } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportBets } from '../../contract.ts'
import { readSlip, type Slip } from '../../rules/picks.ts'
import { changeSlip, useSlip } from './slip-store.ts'

/** Changes follow each other while someone picks: they are saved together. */
const SETTLE_MS = 1_200

/**
 * Keeps a member's slip the same on every device: an empty slip takes the saved one, a change is saved, and where another device was
 * first its slip is taken.
 */
export function useSlipSync(): void {
  const isMember = useIsMember()
  const api = useApi(sportBets)
  const saved = useApiQuery(api.slip, undefined, { enabled: isMember, staleMs: Infinity })
  const save = useApiMutation(api.saveSlip)
  const { slip } = useSlip()
  const known = useRef<{ version: number; slip: Slip } | null>(null)
  const { data } = saved
  useEffect(() => {
    if (!data) return
    const theirs = readSlip(data.slip)
    known.current = { version: data.version, slip: theirs }
    if (useSlip.getState().slip.picks.length === 0 && theirs.picks.length > 0) changeSlip(() => theirs)
  }, [data])
  const { mutate } = save
  useEffect(() => {
    const before = known.current
    if (!isMember || !before || JSON.stringify(before.slip) === JSON.stringify(slip)) return
    const timer = setTimeout(() => {
      mutate(
        { body: { slip, version: before.version } },
        {
          onSuccess: ({ version }) => void (known.current = { version, slip }),
          onError: (error) => {
            if (!(error instanceof RefusedError) || error.code !== 'sportBets.slipMoved') return
            void saved.refetch().then(({ data: newer }) => {
              if (!newer) return
              known.current = { version: newer.version, slip: readSlip(newer.slip) }
              changeSlip(() => readSlip(newer.slip))
            })
          },
        },
      )
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [slip, isMember, mutate]) // eslint-disable-line react-hooks/exhaustive-deps
}
