// A member who withdraws is paid by the bank transfers of members who deposit (CSH-03). An offer of 900 000.00 can be taken in parts, but
// never so that the rest is below the minimum deposit. A promised part belongs to the depositor until the deposit expires; what was not
// promised, or did not arrive, is open again. At all times amount = open + promised + credited + returned.
// The receiver reports all, a part or nothing. A part or nothing waits for an operator, who decides how much arrived: that is credited to
// the depositor, the rest is open again. Silence counts as all, permanently, only if the receiver could have answered, was notified when
// the payment was reported and reminded halfway (decision 46); from a setting's amount on, and if the receiver could not answer, an
// operator checks the payer's proof instead. Example with 30 minutes: reported at 10:00, reminded at 10:15, silence counts at 10:30; a
// worker that was down until 11:00 reminds then, and silence counts at 11:15.

import type { Minor } from '#kit/money.ts'

export const matchStates = ['waiting', 'sent', 'review', 'disputed', 'received', 'cancelled'] as const
export type MatchState = (typeof matchStates)[number]

export const offerStates = ['open', 'closing', 'done'] as const
export type OfferState = (typeof offerStates)[number]

export type OpenOffer = { readonly withdrawal: string; readonly open: Minor }

/** Whether this amount can be taken: all that is open, or a part that leaves at least a minimum deposit. */
export function mayTake(open: Minor, amount: Minor, least: Minor): boolean {
  return amount === open || (amount > 0n && open - amount >= least)
}

/** The oldest offer that the amount fits; null if there is none. */
export function chooseOffer<O extends OpenOffer>(
  offers: readonly O[],
  amount: Minor,
  least: Minor,
): O | null {
  return offers.find(({ open }) => mayTake(open, amount, least)) ?? null
}

export type Answer =
  | { readonly answer: 'all' }
  | { readonly answer: 'part'; readonly arrived: Minor }
  | { readonly answer: 'none' }

export type MatchDecision =
  | { readonly does: 'receive' }
  | { readonly does: 'dispute'; readonly arrived: Minor }
  | { readonly does: 'nothing' }
  | { readonly refused: 'matching.notWaiting' }
  | { readonly refused: 'matching.partInvalid' }

/** The effect of the receiver's answer. "All" is allowed before the proof is uploaded; a received payment stays so. */
export function decideAnswer(
  {
    state,
    amount,
    unit,
  }: {
    readonly state: MatchState
    readonly amount: Minor
    /** The smallest amount that a bank transfers in the currency. */
    readonly unit: Minor
  },
  said: Answer,
): MatchDecision {
  if (state === 'received')
    return said.answer === 'all' ? { does: 'nothing' } : { refused: 'matching.notWaiting' }
  if (state === 'cancelled') return { refused: 'matching.notWaiting' }
  if (said.answer === 'all') return { does: 'receive' }
  if (state === 'waiting') return { refused: 'matching.notWaiting' } // not reported as sent yet
  if (said.answer === 'none') return { does: 'dispute', arrived: 0n }
  const isPart = said.arrived > 0n && said.arrived < amount && said.arrived % unit === 0n
  return isPart ? { does: 'dispute', arrived: said.arrived } : { refused: 'matching.partInvalid' }
}

export type Sent = {
  readonly sentAt: Date
  readonly confirmBy: Date
  readonly remindedAt: Date | null
  readonly amount: Minor
}

export type SilenceDecision =
  | { readonly does: 'wait' | 'receive' }
  | { readonly does: 'remind'; readonly confirmBy: Date }
  | { readonly does: 'review'; readonly why: 'unreachable' | 'amount' }

/** What happens to a reported payment without an answer. */
export function decideSilence(
  { sentAt, confirmBy, remindedAt, amount }: Sent,
  {
    couldAnswer,
    lookFrom,
    now,
  }: { readonly couldAnswer: boolean; readonly lookFrom: Minor; readonly now: Date },
): SilenceDecision {
  const half = (confirmBy.getTime() - sentAt.getTime()) / 2
  if (!remindedAt) {
    if (now.getTime() < sentAt.getTime() + half) return { does: 'wait' }
    // a late reminder leaves as much time for the answer as a punctual one
    return { does: 'remind', confirmBy: new Date(Math.max(confirmBy.getTime(), now.getTime() + half)) }
  }
  if (now < confirmBy) return { does: 'wait' }
  if (!couldAnswer) return { does: 'review', why: 'unreachable' }
  return amount >= lookFrom ? { does: 'review', why: 'amount' } : { does: 'receive' }
}

/** The offer's next step: return what no one took, end, or wait. */
export function decideOffer(offer: {
  readonly state: OfferState
  readonly amount: Minor
  readonly open: Minor
  readonly credited: Minor
  readonly returned: Minor
}): { readonly back: Minor; readonly isDone: boolean } {
  if (offer.state === 'done') return { back: 0n, isDone: false }
  const back = offer.state === 'closing' ? offer.open : 0n
  return { back, isDone: offer.credited + offer.returned + back === offer.amount }
}
