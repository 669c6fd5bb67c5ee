// A withdrawal's fee and conditions. 1 000.00 at 1.00 % and 2.00 fixed: 12.00 is the fee, 988.00 reaches the bank account, 1 000.00 leaves
// the wallet. What leaves and what arrives are whole payable units (decision 45): the fee is cut to them in the member's favour.

import { payablePart } from '#kit/currency.ts'
import { shareFloor, type Minor, type Ppm } from '#kit/money.ts'

const PERCENT = 100n

export type Terms = {
  readonly least: Minor
  readonly most: Minor
  readonly dayMost: Minor
  readonly dayCount: number
  readonly feePpm: Ppm
  readonly feeFixed: Minor
  /** The unit that a payout is a multiple of. */
  readonly unit: Minor
}

/** The fee and the amount that reaches the account, of an amount in whole units; a fee's fraction of a unit stays with the member. */
export function priceWithdrawal(
  amount: Minor,
  { feePpm, feeFixed, unit }: Pick<Terms, 'feePpm' | 'feeFixed' | 'unit'>,
): { readonly fee: Minor; readonly receives: Minor } {
  const fee = payablePart(shareFloor(amount, feePpm) + feeFixed, unit)
  return { fee, receives: amount - fee }
}

export type Today = { readonly count: number; readonly amount: Minor }

export type AmountRefusal =
  | { readonly refused: 'withdrawals.feeTooLarge' }
  | { readonly refused: 'withdrawals.amountTooFine'; readonly detail: { readonly unit: Minor } }
  | { readonly refused: 'withdrawals.amountTooSmall'; readonly detail: { readonly least: Minor } }
  | { readonly refused: 'withdrawals.amountTooLarge'; readonly detail: { readonly most: Minor } }
  | { readonly refused: 'withdrawals.dayCount'; readonly detail: { readonly most: number } }
  | { readonly refused: 'withdrawals.dayAmount'; readonly detail: { readonly left: Minor } }
  | {
      readonly refused: 'withdrawals.notEnough'
      readonly detail: { readonly free: Minor; readonly missing: Minor }
    }

/** Whether this amount can be requested now; each refusal says exactly what is missing. Null: it can. */
export function checkAmount(amount: Minor, terms: Terms, today: Today, free: Minor): AmountRefusal | null {
  if (amount % terms.unit !== 0n)
    return { refused: 'withdrawals.amountTooFine', detail: { unit: terms.unit } }
  if (amount < terms.least) return { refused: 'withdrawals.amountTooSmall', detail: { least: terms.least } }
  if (amount > terms.most) return { refused: 'withdrawals.amountTooLarge', detail: { most: terms.most } }
  if (priceWithdrawal(amount, terms).receives <= 0n) return { refused: 'withdrawals.feeTooLarge' }
  if (amount > free) return tooMuch(amount, free, terms.unit)
  if (today.count >= terms.dayCount)
    return { refused: 'withdrawals.dayCount', detail: { most: terms.dayCount } }
  const left = terms.dayMost - today.amount
  if (amount > left) return { refused: 'withdrawals.dayAmount', detail: { left: left > 0n ? left : 0n } }
  return null
}

/**
 * More than can be withdrawn. What can be is payable too, so that both amounts of the message add up to the requested one: of 5,460,928.57
 * dong, 5,460,928 can be withdrawn, and 539,072 are missing to 6,000,000.
 */
export function tooMuch(
  amount: Minor,
  free: Minor,
  unit: Minor,
): Extract<AmountRefusal, { refused: 'withdrawals.notEnough' }> {
  const payable = free > 0n ? payablePart(free, unit) : 0n
  const missing = amount > payable ? amount - payable : 0n
  return { refused: 'withdrawals.notEnough', detail: { free: payable, missing } }
}

export type Facts = {
  readonly payeeName: string | null
  readonly accounts: number
  readonly hasPaymentPassword: boolean
  /** A payout hold after a change of account security (A13): why, and until when. */
  readonly hold: { readonly what: string; readonly until: Date } | null
  /** Identity documents: null if not required; `left` can be paid without them. */
  readonly papers: {
    readonly isMet: boolean
    readonly left: Minor | null
    readonly isWaiting: boolean
  } | null
  readonly walletState: 'open' | 'frozen' | 'debt' | 'closed'
  /** Deposits since the last withdrawal, and the valid bets since the first of those deposits. */
  readonly deposited: Minor
  readonly staked: Minor
  readonly turnoverPercent: number
}

export const conditionCodes = [
  'identity',
  'account',
  'paymentPassword',
  'wallet',
  'hold',
  'papers',
  'turnover',
] as const
export type ConditionCode = (typeof conditionCodes)[number]

/** One condition of a withdrawal; amounts only if it is about money. */
export type Condition = {
  readonly code: ConditionCode
  readonly isMet: boolean
  readonly need: Minor | null
  readonly have: Minor | null
  readonly missing: Minor | null
  /** Payout hold only: what was changed, and when the hold ends. */
  readonly why?: string
  readonly until?: Date
  /** Identity documents only: what can still be paid without them. */
  readonly left?: Minor
  /** Identity documents only: they were uploaded and wait for review. */
  readonly isWaiting?: boolean
}

function plain(code: ConditionCode, isMet: boolean): Condition {
  return { code, isMet, need: null, have: null, missing: null }
}

function papersOf({ isMet, left, isWaiting }: NonNullable<Facts['papers']>): Condition {
  return {
    ...plain('papers', isMet),
    ...(left === null || left === 0n ? {} : { left }), // a zero remainder adds no information
    ...(isWaiting ? { isWaiting } : {}),
  }
}

/** Every condition with its state, in the order in which a member can fulfil them. */
export function conditionsOf(facts: Facts): readonly Condition[] {
  const need = (facts.deposited * BigInt(facts.turnoverPercent)) / PERCENT
  const have = facts.staked < need ? facts.staked : need
  const conditions = [
    plain('identity', facts.payeeName !== null),
    plain('account', facts.accounts > 0),
    plain('paymentPassword', facts.hasPaymentPassword),
    plain('wallet', facts.walletState === 'open'),
    ...(facts.hold ? [{ ...plain('hold', false), why: facts.hold.what, until: facts.hold.until }] : []),
    ...(facts.papers ? [papersOf(facts.papers)] : []),
  ]
  if (need === 0n) return conditions
  return [...conditions, { code: 'turnover', isMet: have >= need, need, have, missing: need - have }]
}
