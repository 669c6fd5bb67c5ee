import { useEffect, useState } from 'react'
import { acceptedPrice, type Policy } from '../../rules/policy.ts'
import { nameOf, type Pick } from '../../rules/picks.ts'
import type { AskedLeg } from '../../rules/slip.ts'
import { changeSlip } from '../state/slip-store.ts'
import type { Quote } from '../types.ts'

type LegState = Quote['legs'][number]

/** The state of a pick that is a leg of its own. */
export const stateOf = (quote: Quote | null | undefined, pick: Pick): LegState | undefined =>
  quote?.legs.find(({ event }) => event === pick.event)

/** A leg at the price and moment of a quote. */
export const atPresent = (leg: AskedLeg, { legs }: Quote): AskedLeg => {
  const now = legs.find(({ event }) => event === leg.event)
  return now && now.price !== null ? { ...leg, price: now.price, epoch: now.epoch } : leg
}

/** A pick at its present price, if that is all that stands against it. */
export const takenNow = (pick: Pick, state: LegState | undefined): Pick =>
  state?.problem === 'moved' && state.price !== null
    ? { ...pick, price: state.price, epoch: state.epoch }
    : pick

/** Puts the picks at the prices that were agreed to. */
export const takeAll = (taken: readonly Pick[]): void =>
  changeSlip((slip) => ({
    ...slip,
    picks: slip.picks.map((each) => {
      const now = taken.find((one) => nameOf(one) === nameOf(each))
      return now ? { ...each, price: now.price, epoch: now.epoch } : each
    }),
  }))

/** Takes the present price and moment of a pick: what the member agrees to from here on. */
export function acceptMove(pick: Pick, { price, epoch }: LegState): void {
  if (price !== null) takeAll([{ ...pick, price, epoch }])
}

/** A press that was meant for the price before arrives within this time. */
const STEADY_MS = 800

type Moved = { readonly event: string; readonly price: number | null; readonly epoch: number }

/** Whether what a button agrees to was shown long enough to be read: what has moved, at present prices. */
export function useSteady(moved: readonly Moved[]): boolean {
  const shown = moved.map(({ event, price, epoch }) => `${event} ${price} ${epoch}`).join()
  const [read, setRead] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRead(shown), STEADY_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return shown === '' || read === shown
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
