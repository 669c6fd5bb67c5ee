import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { sportBets } from '../../../contract.ts'
import { nothing, usePlacing, type Placing, type ToPlace } from './placing-store.ts'
import { stopEditing } from '../../state/slip-store.ts'
import { usePrefs } from '../../state/use-prefs.ts'
import type { Quote } from '../../types.ts'
import { atPresent } from '../use-accept.ts'

/** The bet that is replaced, and the fair value of it that was shown: a lower one is refused. */
export type Editing = { readonly bet: string; readonly value: bigint }

/** Places one or several bets, one after the other, and keeps what became of them. */
export function usePlace() {
  const queries = useQueryClient()
  const api = useApi(sportBets)
  const { prefs } = usePrefs()
  const { balance } = useApi(wallet)
  const call = useApiMutation(api.place, { invalidates: [balance, api.mine, api.waiting, api.offers] })
  const { result } = usePlacing()
  const [isBusy, setBusy] = useState(false)
  const edit = useApiMutation(api.edit, { invalidates: [balance, api.mine, api.offers, api.bet] })
  const place = async (
    all: readonly ToPlace[],
    edited: Editing | null = null,
    before: Placing = nothing,
  ): Promise<Placing> => {
    setBusy(true)
    let done = before
    for (const one of all) {
      const { name, asked, stake, mayRefer } = one
      try {
        const body = {
          legs: asked.legs.map((leg) => ({ ...leg, selections: [...leg.selections] })),
          sizes: [...asked.sizes],
          isEachWay: asked.isEachWay,
          stake,
          policy: prefs.policy,
        }
        // of several singles the first one replaces the bet, the others are new
        const replaces = edited && done.bets.length === 0 && done.failed.length === 0 ? edited : null
        if (replaces) {
          const params = { bet: replaces.bet }
          const { bet } = await edit.mutateAsync({ params, body: { ...body, value: replaces.value } })
          done = { ...done, bets: [bet] }
          stopEditing()
          continue
        }
        const reply = await call.mutateAsync({ body: { ...body, ...(mayRefer ? { mayRefer } : {}) } })
        done = {
          ...done,
          bets: reply.bet ? [...done.bets, reply.bet] : done.bets,
          pending: reply.pending ? [...done.pending, { id: reply.pending.id, asked: one }] : done.pending,
        }
      } catch (error) {
        done = { ...done, failed: [...done.failed, { name, error }] }
        if (error instanceof RefusedError && error.code === 'sportBets.legs')
          void queries.invalidateQueries({ queryKey: ['sportBets.quote'] })
      }
    }
    usePlacing.setState({ result: done })
    setBusy(false)
    return done
  }
  /** Places a bet again whose prices moved while it waited, at those that are shown now. The others stay as they are. */
  const again = (id: string, now: Quote): void => {
    const moved = result.pending.find((each) => each.id === id)?.asked
    if (!moved) return
    const legs = moved.asked.legs.map((leg) => atPresent(leg, now))
    void place([{ ...moved, asked: { ...moved.asked, legs } }], null, { ...result, failed: [] }).then(
      (done) => {
        // one that is refused again stays, with the prices that follow
        if (done.failed.length > 0) return
        usePlacing.setState({ result: { ...done, pending: done.pending.filter((each) => each.id !== id) } })
      },
    )
  }
  return { place, again, result, isBusy }
}
