import { useEffect, useRef } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportBets } from '../../contract.ts'
import { mergedSlip, readSlip, type Slip } from '../../rules/picks.ts'
import { changeSlip, lastSaved, unconfirmed, useSlip } from './slip-store.ts'

/** Changes follow each other while someone picks: they are saved together. */
const SETTLE_MS = 1_200

/** A slip as the server has it. */
type Saved = { readonly version: number; readonly slip: Slip }

function learn(known: { current: Saved | null }, next: Saved): void {
  known.current = next
  lastSaved.note(next.slip)
}

/**
 * Keeps a member's slip the same on every device: a change is saved, and where another device was first its slip is taken. What a page had
 * no time to save before it was left is saved by the next one.
 */
export function useSlipSync(): void {
  const isMember = useIsMember()
  const api = useApi(sportBets)
  // asked for at every visit, login and return to the tab: another device may have saved one
  const { data, dataUpdatedAt, refetch } = useApiQuery(api.slip, undefined, { enabled: isMember, staleMs: 0 })
  const { mutate, isPending } = useApiMutation(api.saveSlip)
  const isSaving = useRef(false)
  useEffect(() => {
    isSaving.current = isPending
  }, [isPending])
  const { slip } = useSlip()
  const known = useRef<Saved | null>(null)
  const sinceMs = useRef(0)
  useEffect(() => {
    known.current = null
    sinceMs.current = Date.now()
  }, [isMember])
  useEffect(() => {
    // kept from an earlier visit or session: it does not know what was saved since
    if (!isMember || !data || dataUpdatedAt < sinceMs.current) return
    if (known.current && data.version < known.current.version) return // a save overtook it
    const server: Saved = { version: data.version, slip: readSlip(data.slip) }
    const here = useSlip.getState().slip
    const merged = mergedSlip(here, {
      saved: lastSaved.get(),
      sent: unconfirmed.all(),
      server: server.slip,
    })
    learn(known, server)
    // whether they arrived is known now: one that was kept would pass for this device's when another device saves the same later
    if (!isSaving.current) unconfirmed.clear()
    if (merged !== here) changeSlip(() => merged)
  }, [data, dataUpdatedAt, isMember])
  useEffect(() => {
    const before = known.current
    if (!isMember || (before && JSON.stringify(before.slip) === JSON.stringify(slip))) return
    const timer = setTimeout(() => {
      // the question failed: it is asked again before anything is saved
      if (!before) return void refetch({ cancelRefetch: false })
      unconfirmed.note(slip)
      mutate(
        { body: { slip, version: before.version } },
        {
          onSuccess: ({ version }) => {
            if (!known.current || version < known.current.version) return // another session, or an older save
            unconfirmed.clear()
            learn(known, { version, slip })
          },
          // another device was first: with its slip at hand the effect above takes it
          onError: (error) => {
            if (error instanceof RefusedError && error.code === 'sportBets.slipMoved') void refetch()
          },
        },
      )
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [slip, data, dataUpdatedAt, isMember, mutate, refetch])
}
