import { useEffect } from 'react'
import { acceptedPrice, type Policy } from '../../rules/policy.ts'
import { nameOf, type Pick } from '../../rules/picks.ts'
import { changeSlip } from '../state/slip-store.ts'
import type { Quote } from '../types.ts'

type LegState = Quote['legs'][number]

/** The state of a pick that is a leg of its own. */
export const stateOf = (quote: Quote | null | undefined, pick: Pick): LegState | undefined =>
  quote?.legs.find(({ event }) => event === pick.event)

/** Takes the present price and moment of a pick: what the member agrees to from here on. */
export function acceptMove(pick: Pick, { price, epoch }: LegState): void {
  if (price === null) return
  const name = nameOf(pick)
  changeSlip((slip) => ({
    ...slip,
    picks: slip.picks.map((each) => (nameOf(each) === name ? { ...each, price, epoch } : each)),
  }))
}

/** By the member's choice moved prices are taken without asking: better ones, or any. */
export function useAutoAccept(pick: Pick, state: LegState | undefined, policy: Policy): void {
  const present = state?.price ?? null
  const mayTake =
    state !== undefined &&
    present !== null &&
    policy !== 'none' &&
    state.problem === 'moved' &&
    acceptedPrice(policy, pick.price, present) !== null
  useEffect(() => {
    if (mayTake && state) acceptMove(pick, state)
  }, [mayTake, present, state?.epoch]) // eslint-disable-line react-hooks/exhaustive-deps
}
