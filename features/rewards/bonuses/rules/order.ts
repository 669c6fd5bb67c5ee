/**
 * Free rounds that a vendor gives: how an order stands after the vendor's reply. A call without a reply changes nothing and is repeated;
 * the order's id makes every repetition the same order. Example: the reply to the order is lost, the order stays `waiting`, the second call
 * gets "active" although the vendor has had it since the first.
 */
export const orderStates = ['waiting', 'active', 'refused', 'cancelling', 'ended'] as const
export type OrderState = (typeof orderStates)[number]

export const orderOutcomes = ['played', 'expired', 'cancelled', 'undelivered'] as const
export type OrderOutcome = (typeof orderOutcomes)[number]

export type OrderCall = 'create' | 'status' | 'cancel'

export type Told = 'active' | 'finished' | 'expired' | 'cancelled' | 'refused' | 'unknown'

export type Move =
  { readonly state: 'active' | 'refused' } | { readonly state: 'ended'; readonly outcome: OrderOutcome }

/** The call that is due; null: an operator decides, or it is over. After its last day, an order that no reply confirmed is cancelled. */
export function callOf(
  state: OrderState,
  { until, now }: { readonly until: Date; readonly now: Date },
): OrderCall | null {
  switch (state) {
    case 'waiting':
      return until > now ? 'create' : 'cancel'
    case 'active':
      return 'status'
    case 'cancelling':
      return 'cancel'
    case 'refused':
    case 'ended':
      return null
  }
}

/**
 * What the vendor's reply makes of an order; null: nothing. Where the vendor never confirmed it in time, it is undelivered and offered
 * again: a silent vendor costs the member nothing.
 */
export function moveOf(state: OrderState, call: OrderCall, told: Told): Move | null {
  if (state === 'ended' || state === 'refused') return null
  switch (told) {
    case 'active':
      return state === 'waiting' && call === 'create' ? { state: 'active' } : null
    case 'finished':
      return { state: 'ended', outcome: 'played' }
    case 'expired':
      return { state: 'ended', outcome: 'expired' }
    case 'cancelled':
      return { state: 'ended', outcome: state === 'waiting' ? 'undelivered' : 'cancelled' }
    case 'refused':
      return state === 'waiting' ? { state: 'refused' } : null
    case 'unknown':
      // no order of ours is there: an active one was lost by the vendor and is given again
      return { state: 'ended', outcome: state === 'cancelling' ? 'cancelled' : 'undelivered' }
  }
}

/** How long until the next call, in milliseconds: sooner where a reply was lost, more slowly the longer the vendor is silent. */
export function waitMs(silent: number): number {
  const MINUTE_MS = 60_000
  const MOST_MS = 30 * MINUTE_MS
  return silent === 0 ? MOST_MS : Math.min(MINUTE_MS * 2 ** (silent - 1), MOST_MS)
}

/** The rounds that the vendor still owes of an order that it did not deliver. */
export function owedRounds({ rounds, played }: { readonly rounds: number; readonly played: number }): number {
  return played < rounds ? rounds - played : 0
}

export type OrderChange = 'retry' | 'cancel'

/** What operators may do: order again what was refused, cancel what has not ended. */
export function mayChange(change: OrderChange, state: OrderState): boolean {
  if (change === 'retry') return state === 'refused'
  return state === 'waiting' || state === 'active' || state === 'refused'
}
