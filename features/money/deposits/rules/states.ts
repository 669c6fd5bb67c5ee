// A hosted deposit: created → pending → paid, or failed, cancelled, expired. A bank transfer: awaitingSlip → inReview → approved or
// rejected. Money that really arrived is credited once, regardless of the order's state (late, after a failure, out of order); 'paid',
// 'approved' and 'rejected' are final.

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

/** The states in which a deposit waits for an operator: the queue's "To decide", and its figure in the menu. */
export const openStates = ['inReview'] as const satisfies readonly DepositState[]

export type PaymentFacts = {
  readonly status: 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'
  readonly amount: Minor
  readonly currency: string
}

export type DepositFacts = { readonly state: DepositState; readonly amount: Minor; readonly currency: string }

export type NewsDecision =
  | { readonly does: 'credit'; readonly isLate: boolean }
  /** The processor reports another amount: an operator reviews it before money moves. */
  | { readonly does: 'review'; readonly reported: Minor }
  | { readonly does: 'close'; readonly state: 'failed' | 'cancelled' | 'expired' }
  | { readonly does: 'nothing'; readonly why: 'known' | 'waiting' | 'over' | 'currencyDiffers' }

const waiting: ReadonlySet<DepositState> = new Set(['created', 'pending'])
const over: ReadonlySet<DepositState> = new Set(['paid', 'approved', 'rejected', 'inReview', 'awaitingSlip'])

/** The effect of a processor's news on a deposit. Repeated or reordered news changes nothing more. */
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

/** How long after a transfer's order has expired its proof can still be uploaded: banks pause at weekends, and people forget. */
const LATE_SLIP_MS = 7 * 86_400_000

export type SlipFacts = {
  readonly state: DepositState
  readonly kind: MethodKind
  readonly expiresAt: Date
}

/**
 * A proof can be uploaded, or replaced, until an operator has decided; for a bank transfer also after its order has expired, so that a
 * member who sent the money in time and the proof too late loses nothing.
 */
export function maySendSlip({ state, kind, expiresAt }: SlipFacts, now: Date): boolean {
  if (kind === 'hosted') return false
  if (state === 'expired') return kind === 'bank' && now.getTime() - expiresAt.getTime() < LATE_SLIP_MS
  return state === 'awaitingSlip' || state === 'inReview'
}

export function mayExpire(state: DepositState): boolean {
  return state === 'created' || state === 'pending' || state === 'awaitingSlip'
}

/** Operators decide pending reviews, and bank transfers without proof: the money may have arrived anyway. */
export function mayReview({
  state,
  kind,
}: {
  readonly state: DepositState
  readonly kind: MethodKind
}): boolean {
  if (kind === 'member') return false // the receiver answers, or an operator decides
  return state === 'inReview' || (kind === 'bank' && (state === 'awaitingSlip' || state === 'expired'))
}
