// A hosted deposit: created → pending → paid, or failed, cancelled, expired. A bank transfer: awaitingSlip → inReview →
// approved or rejected. Money that has really come is credited whatever the order looked like when it came (late, after a
// failure, out of order), and once: 'paid', 'approved' and 'rejected' end everything.

import type { Minor } from '#kit/money.ts'
import type { MethodKind } from './channels.ts'

export const depositStates = [
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'awaitingSlip',
  'inReview',
  'approved',
  'rejected',
] as const

export type DepositState = (typeof depositStates)[number]

export type PaymentFacts = {
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'
  readonly amount: Minor
  readonly currency: string
}

export type DepositFacts = { readonly state: DepositState; readonly amount: Minor; readonly currency: string }

export type NewsDecision =
  | { readonly does: 'credit'; readonly isLate: boolean }
  /** The processor names another sum: an operator looks before money moves. */
  | { readonly does: 'review'; readonly reported: Minor }
  | { readonly does: 'close'; readonly state: 'failed' | 'cancelled' | 'expired' }
  | { readonly does: 'nothing'; readonly why: 'known' | 'waiting' | 'over' | 'currencyDiffers' }

const waiting: ReadonlySet<DepositState> = new Set(['created', 'pending'])
const over: ReadonlySet<DepositState> = new Set(['paid', 'approved', 'rejected', 'inReview', 'awaitingSlip'])

/** What a processor's news does to a deposit. Repeating or reordering news changes nothing more. */
export function decideNews(deposit: DepositFacts, news: PaymentFacts): NewsDecision {
  if (over.has(deposit.state)) return { does: 'nothing', why: 'over' }
  if (news.status === 'pending') return { does: 'nothing', why: 'waiting' }
  if (news.status !== 'paid') {
    return waiting.has(deposit.state)
      ? { does: 'close', state: news.status }
      : { does: 'nothing', why: 'known' }
  }
  if (news.currency !== deposit.currency) return { does: 'nothing', why: 'currencyDiffers' }
  if (news.amount !== deposit.amount) return { does: 'review', reported: news.amount }
  return { does: 'credit', isLate: !waiting.has(deposit.state) }
}

/** So long after a transfer's order has run out its slip may still come: banks take a weekend, and people forget. */
const LATE_SLIP_MS = 7 * 86_400_000

export type SlipFacts = {
  readonly state: DepositState
  readonly kind: MethodKind
  readonly expiresAt: Date
}

/**
 * A slip may be sent, or sent again, until an operator has decided; for a bank transfer also when its order has run out: whoever sent
 * the money in time and the slip too late has lost neither.
 */
export function maySendSlip({ state, kind, expiresAt }: SlipFacts, now: Date): boolean {
  if (kind === 'hosted') return false
  if (state === 'expired') return kind === 'bank' && now.getTime() - expiresAt.getTime() < LATE_SLIP_MS
  return state === 'awaitingSlip' || state === 'inReview'
}

export function mayExpire(state: DepositState): boolean {
  return state === 'created' || state === 'pending' || state === 'awaitingSlip'
}

/** Operators decide what waits for them, and bank transfers whose slip never came: the money may have come all the same. */
export function mayReview({
  state,
  kind,
}: {
  readonly state: DepositState
  readonly kind: MethodKind
}): boolean {
  if (kind === 'member') return false // the receiver answers, or an operator in the matching room
  return state === 'inReview' || (kind === 'bank' && (state === 'awaitingSlip' || state === 'expired'))
}
