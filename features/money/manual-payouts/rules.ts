// An approved withdrawal that operators pay at the brand's own bank. One operator takes it, so that no two send the money; sends it with
// the withdrawal's reference; and records the bank's reference of the transfer. From the amount of the setting manualPayoutSecondFrom on
// another operator confirms the record against the bank (M12); an entry of the bank's statement with the reference confirms it as well.
//   waiting → claimed → recorded → paid, or claimed → paid where one operator is enough; paid → failed if the bank returns the money.
// Example: W-100141 of 988.00. Linh takes it, pays it, records FT26338-1. Huy finds FT26338-1 in the bank's list and confirms: the member
// is told that 988.00 is on its way. Had Linh recorded a wrong reference, Huy would send it back to her instead.

import type { Minor } from '#kit/money.ts'

export const payoutStates = ['waiting', 'claimed', 'recorded', 'paid', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

/** The states in which an operator has something to do. */
export const openStates = ['waiting', 'claimed', 'recorded'] as const satisfies readonly PayoutState[]

/** Whether the payment can still be taken, released and recorded. */
export const isToPay = (state: PayoutState): boolean => state === 'waiting' || state === 'claimed'

export type Payout = {
  readonly state: PayoutState
  readonly needsSecond: boolean
  readonly claimedBy: string | null
  readonly recordedBy: string | null
}

type Refused<Code extends string> = { readonly refused: `manualPayouts.${Code}` }
type Next<State extends PayoutState> = { readonly next: State }

const decided = { refused: 'manualPayouts.decided' } as const
const notYours = { refused: 'manualPayouts.notClaimedByYou' } as const
type NotHeld = Refused<'decided'> | Refused<'notClaimedByYou'>

/** What recording the bank's reference does; only who took the payment records it. */
export function decideRecord(payout: Payout, operator: string): Next<'paid' | 'recorded'> | NotHeld {
  if (!isToPay(payout.state)) return decided
  if (payout.claimedBy !== operator) return notYours
  return { next: payout.needsSecond ? 'recorded' : 'paid' }
}

/** Another operator than the one who recorded it found the transfer at the bank. */
export function decideConfirm(
  { state, recordedBy }: Payout,
  operator: string,
): Next<'paid'> | Refused<'decided'> | Refused<'sameOperator'> {
  if (state !== 'recorded') return decided
  return recordedBy === operator ? { refused: 'manualPayouts.sameOperator' } : { next: 'paid' }
}

/** Returns an incorrect record to the operator who made it; they can also withdraw it themselves. */
export function decideReopen({ state }: Payout): Next<'claimed'> | Refused<'decided'> {
  return state === 'recorded' ? { next: 'claimed' } : decided
}

export type Withdrawal = {
  readonly state: string
  readonly isAutoReceived: boolean
  readonly returned: Minor
}

/**
 * Whether the money goes back to the member's wallet: the transfer could not be made, or the bank returned it. What is recorded and not
 * confirmed has to be reopened first, and a payment that its receiver confirmed or disputes is not failed here.
 */
export function decideFail(payout: Payout, of: Withdrawal, operator: string): Next<'failed'> | NotHeld {
  if (payout.state === 'claimed') return payout.claimedBy === operator ? { next: 'failed' } : notYours
  const isSilent = of.state === 'paid' || (of.state === 'received' && of.isAutoReceived)
  return payout.state === 'paid' && isSilent && of.returned === 0n ? { next: 'failed' } : decided
}

/** What an entry of the bank's statement does with the payment that it names; 'alarm': it left although it was returned here. */
export function decideBooked(state: PayoutState): 'pay' | 'confirm' | 'alarm' {
  if (state === 'failed') return 'alarm'
  return state === 'paid' ? 'confirm' : 'pay'
}

/** A bank's reference without spaces around it and control characters; null if it cannot be one. */
export function bankReference(text: string): string | null {
  const plain = text.trim()
  return plain.length >= 3 && plain.length <= 140 && !/\p{Cc}/u.test(plain) ? plain : null
}
