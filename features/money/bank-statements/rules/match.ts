// What happens with an entry of a bank statement. It is credited automatically only if it names exactly one deposit by bank transfer of the
// same brand, to the same account, in the same currency and amount, and the brand allows it up to that amount. Everything else waits for
// an operator, with the reason. Example: D-100417 of 500 000 VND; an entry "D100417" of 500 000 credits it, one of 400 000 is 'underpaid',
// a second one of 500 000 is a 'duplicate'. A deposit that an operator had already credited by its proof is confirmed by the first entry,
// without money.

import type { Minor } from '#kit/money.ts'
import { plainAccount, type BankEntry } from './entry.ts'
import { payoutsIn, referencesIn } from './references.ts'

export const reasons = [
  'noReference',
  'severalReferences',
  'unknownReference',
  'notTransfer',
  'otherAccount',
  'otherCurrency',
  'underpaid',
  'overpaid',
  'duplicate',
  'closedOrder',
  'autoOff',
  'aboveCeiling',
  'outgoing',
  'reversal',
  'payoutAmount',
  'payoutReturned',
] as const
export type Reason = (typeof reasons)[number]

/** A deposit by bank transfer, as the matcher needs it. */
export type Order = {
  readonly number: bigint
  readonly merchant: string
  readonly isTransfer: boolean
  readonly currency: string
  readonly amount: Minor
  /** Our account that the member was shown; null for other methods. */
  readonly account: string | null
  readonly state: 'waiting' | 'credited' | 'rejected'
  /** Another entry has credited or confirmed it. */
  readonly hasEntry: boolean
}

export type Policy = { readonly isAuto: boolean; readonly most: Minor }

export type Match =
  | { readonly does: 'credit' }
  | { readonly does: 'confirm' }
  | { readonly does: 'queue'; readonly why: Reason }

const queue = (why: Reason): Match => ({ does: 'queue', why })

/** The number of the one deposit that an entry can belong to; otherwise the reason why there is none. */
export function orderNamed(entry: BankEntry): { readonly number: bigint } | { readonly why: Reason } {
  if (entry.isReversal) return { why: 'reversal' }
  if (entry.direction === 'out') return { why: 'outgoing' }
  const [number, ...more] = referencesIn(entry.text)
  if (number === undefined) return { why: 'noReference' }
  return more.length ? { why: 'severalReferences' } : { number }
}

export type Place = { readonly merchant: string; readonly account: string }

/** What an entry of this account does with the deposit that it names; null: an unknown deposit. */
export function decideMatch(entry: BankEntry, order: Order | null, at: Place, policy: Policy): Match {
  if (!order || order.merchant !== at.merchant) return queue('unknownReference')
  if (!order.isTransfer) return queue('notTransfer')
  if (entry.currency !== order.currency) return queue('otherCurrency')
  if (order.account === null || plainAccount(order.account) !== plainAccount(at.account))
    return queue('otherAccount')
  if (order.state === 'credited')
    return order.hasEntry || entry.amount !== order.amount ? queue('duplicate') : { does: 'confirm' }
  if (order.state === 'rejected') return queue('closedOrder')
  if (entry.amount < order.amount) return queue('underpaid')
  if (entry.amount > order.amount) return queue('overpaid')
  if (!policy.isAuto) return queue('autoOff')
  return entry.amount > policy.most ? queue('aboveCeiling') : { does: 'credit' }
}

/** A withdrawal that operators pay at the bank, as the matcher needs it. */
export type PayoutOrder = {
  readonly merchant: string
  readonly currency: string
  /** What the bank transfers: without the fee. */
  readonly amount: Minor
  /** failed: its money was returned to the member. */
  readonly state: 'waiting' | 'claimed' | 'recorded' | 'paid' | 'failed'
  /** Another entry has confirmed it. */
  readonly hasEntry: boolean
}

/** How an outgoing entry names a withdrawal: by its number, or by the bank's own reference that an operator recorded. */
export function payoutNamed(entry: BankEntry): { readonly number: bigint | null } | { readonly why: Reason } {
  if (entry.isReversal) return { why: 'reversal' }
  const [number = null, ...more] = payoutsIn(entry.text)
  return more.length ? { why: 'severalReferences' } : { number }
}

/**
 * What an outgoing entry does with the withdrawal that it names; null: there is none. It confirms a payment in the exact amount and moves
 * no money, so that neither statementAuto nor a ceiling applies. Example: W-100141 of 988.00 after its fee; "W100141" of 988.00 confirms
 * it, of 1,000.00 waits as payoutAmount.
 */
export function decidePayoutMatch(
  entry: BankEntry,
  named: { readonly number: bigint | null },
  order: PayoutOrder | null,
  at: Place,
): Match {
  if (!order || order.merchant !== at.merchant)
    return queue(named.number === null ? 'outgoing' : 'unknownReference')
  if (entry.currency !== order.currency) return queue('otherCurrency')
  if (order.hasEntry) return queue('duplicate')
  if (entry.amount !== order.amount) return queue('payoutAmount')
  return order.state === 'failed' ? queue('payoutReturned') : { does: 'confirm' }
}

type Assigned = {
  /** The entry's text names the deposit. */
  readonly isNamed: boolean
  readonly ordered: Minor
  readonly received: Minor
  readonly secondFrom: Minor
  /** What this operator credited alone recently, and its maximum. */
  readonly alone: Minor
  readonly aloneMost: Minor
}

/**
 * One operator assigns an entry alone only if its text names the deposit, the amount is the ordered one, below depositSecondFrom, and
 * within depositAloneDayMost: the same limits as for a proof of transfer (decision 49). An entry without a reference could be given to
 * anyone: that always needs two.
 */
export function assignNeedsSecond(a: Assigned): boolean {
  return (
    !a.isNamed || a.received !== a.ordered || a.received >= a.secondFrom || a.alone + a.received > a.aloneMost
  )
}
