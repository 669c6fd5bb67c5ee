// The receiver's answer to a payment (CSH-03): all of it arrived, a part of it, or nothing. "All" is final. A part or nothing stops the
// auto-confirm timeout, and an operator who did not approve the payment decides: it arrived after all, or the missing amount is refunded.
// After the timeout has confirmed it, nothing is refunded. Example: of 988.00 sent, 500.00 arrived: 488.00 is missing; if nothing arrived
// the fee of 12.00 is refunded too.

import type { Minor } from '#kit/money.ts'
import type { WithdrawalState } from './states.ts'

export type Answer =
  | { readonly answer: 'all' }
  | { readonly answer: 'part'; readonly arrived: Minor }
  | { readonly answer: 'none' }

export type Paid = {
  readonly state: WithdrawalState
  readonly receives: Minor
  /** The smallest amount that a bank transfers in the currency. */
  readonly unit: Minor
}

export type ReceiptDecision =
  | { readonly does: 'receive' }
  | { readonly does: 'dispute'; readonly arrived: Minor }
  | { readonly does: 'nothing' }
  | { readonly refused: 'withdrawals.notPaid' }
  | { readonly refused: 'withdrawals.partInvalid' }

/** The effect of an answer. Repeating it changes nothing; a received withdrawal stays so. */
export function decideReceipt({ state, receives, unit }: Paid, said: Answer): ReceiptDecision {
  if (state === 'received')
    return said.answer === 'all' ? { does: 'nothing' } : { refused: 'withdrawals.notPaid' }
  if (state !== 'paid' && state !== 'disputed') return { refused: 'withdrawals.notPaid' }
  if (said.answer === 'all') return { does: 'receive' }
  if (said.answer === 'none') return { does: 'dispute', arrived: 0n }
  const isPart = said.arrived > 0n && said.arrived < receives && said.arrived % unit === 0n
  return isPart ? { does: 'dispute', arrived: said.arrived } : { refused: 'withdrawals.partInvalid' }
}

/** The refund if the operator decides that it never arrived: the missing amount, and the fee if nothing arrived. */
export function missingOf({
  amount,
  fee,
  arrived,
}: {
  readonly amount: Minor
  readonly fee: Minor
  readonly arrived: Minor
}): { readonly rest: Minor; readonly fee: Minor } {
  return { rest: amount - fee - arrived, fee: arrived === 0n ? fee : 0n }
}

export type Settling = {
  readonly state: WithdrawalState
  readonly firstBy: string | null
  readonly secondBy: string | null
}

/** The operator who sent the money cannot decide whether it arrived (B2). */
export function checkSettle(
  of: Settling,
  operator: string,
): 'withdrawals.notDisputed' | 'withdrawals.sameOperator' | null {
  if (of.state !== 'disputed') return 'withdrawals.notDisputed'
  return of.firstBy === operator || of.secondBy === operator ? 'withdrawals.sameOperator' : null
}
