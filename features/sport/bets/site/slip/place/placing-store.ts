import { create } from 'zustand'
import { onSession } from '#ui/api/session.ts'
import type { Slip } from '../../../rules/picks.ts'
import type { AskedSlip } from '../../../rules/slip.ts'
import type { Bet } from '../../types.ts'

export type ToPlace = {
  /** The pick of a single; undefined for the whole slip. */
  readonly name?: string
  readonly asked: AskedSlip
  readonly stake: bigint
  /** Above its limit: a trader decides. */
  readonly mayRefer?: boolean
}

export type Placing = {
  readonly bets: readonly Bet[]
  /** Bets that wait for their delay in play or for a trader, as they were asked. */
  readonly pending: readonly { readonly id: string; readonly asked: ToPlace }[]
  readonly failed: readonly { readonly name: string | undefined; readonly error: unknown }[]
}

export const nothing: Placing = { bets: [], pending: [], failed: [] }

type PlacingState = {
  readonly result: Placing
  /** What the receipt is of, as it was on the slip; null: there is no receipt. */
  readonly placed: Slip | null
}

/**
 * What became of the bets that were placed last. It outlives the sheet of a phone: one that is closed while a bet waits shows it again when
 * it is opened. The slip is without them as soon as they are placed, so a reload does not offer the same bet again.
 */
export const usePlacing = create<PlacingState>(() => ({ result: nothing, placed: null }))

export const forgetPlacing = () => usePlacing.setState({ result: nothing, placed: null })

// the next member of this device must not see it
onSession(forgetPlacing)
