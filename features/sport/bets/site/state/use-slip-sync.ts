import { useEffect, useRef } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportBets } from '../../contract.ts'
import { mergedSlip, readSlip, type Slip } from '../../rules/picks.ts'
import { changeSlip, lastSaved, useSlip } from './slip-store.ts'

/** Changes follow each other while someone picks: they are saved together. */
const SETTLE_MS = 1_200

/** A slip as the server has it. */
type Saved = { readonly version: number; readonly slip: Slip }

/**
 * Keeps a member's slip the same on every device: a change is saved, and where another device was first its slip is taken. What a page had
 * no time to save before it was left is saved by the next one.
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
    lastSaved.note(next.slip)
  }
  const { data, isSuccess, isFetchedAfterMount, refetch } = saved
  useEffect(() => {
    known.current = null
    if (!isMember || !data) return
    // kept from an earlier visit to the page: it does not know what was saved since
    if (!isFetchedAfterMount) return void refetch()
    if (!isSuccess) return
    const server: Saved = { version: data.version, slip: readSlip(data.slip) }
    const here = useSlip.getState().slip
    const merged = mergedSlip(here, { saved: lastSaved.get(), server: server.slip })
    learn(server)
    if (merged !== here) changeSlip(() => merged)
  }, [data, isMember, isSuccess, isFetchedAfterMount]) // eslint-disable-line react-hooks/exhaustive-deps
  const { mutate } = save
  useEffect(() => {
    const before = known.current
    if (!isMember || !before || JSON.stringify(before.slip) === JSON.stringify(slip)) return
    const timer = setTimeout(() => {
      mutate(
        { body: { slip, version: before.version } },
        {
          onSuccess: ({ version }) => learn({ version, slip }),
          // another device was first: with its slip at hand the effect above takes it
          onError: (error) => {
            if (error instanceof RefusedError && error.code === 'sportBets.slipMoved') void refetch()
          },
        },
      )
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [slip, data, isMember, isFetchedAfterMount, mutate]) // eslint-disable-line react-hooks/exhaustive-deps
}
