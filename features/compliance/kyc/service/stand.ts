import type { Db, Tx } from '#db/pool.ts'
import { UNITS_PER_MAJOR, type Minor } from '#kit/money.ts'
import { dayIn } from '#kit/day.ts'
import { asksFor, levelOf } from '../rules/id-documents.ts'
import { requestOf, sumsOf } from '../store/facts.ts'
import { checksOf } from '../store/id-documents.ts'

/** What a jurisdiction says about papers: sums in whole units, 0 where it never asks. */
type Terms = { readonly papersDepositFrom: number; readonly papersWithdrawFrom: number }

/** One whole unit is meant as "at once": then the very first ledger unit asks. */
function unitsOf(whole: number): Minor | null {
  if (whole === 0) return null
  return whole === 1 ? 1n : BigInt(whole) * UNITS_PER_MAJOR
}

/** Ledger units in a hundredth, the finest amount that the cashier takes. */
const HUNDREDTH: Minor = 100n

export function deposited({ papersDepositFrom }: Terms): Minor | null {
  return unitsOf(papersDepositFrom)
}

export function withdrawn({ papersWithdrawFrom }: Terms): Minor | null {
  return unitsOf(papersWithdrawFrom)
}

type Asking = {
  readonly memberId: bigint
  /** The brand's zone: a paper is valid to the end of its last day there. */
  readonly zone: string
  readonly now: Date
}

async function levelFor(reader: Db | Tx, { memberId, zone, now }: Asking) {
  return levelOf(await checksOf(reader, memberId), dayIn(zone, now))
}

export async function isProved(reader: Db | Tx, who: Asking): Promise<boolean> {
  return (await levelFor(reader, who)) === 'proved'
}

/**
 * What may still be paid in without papers; null where nothing stands in the way of this amount. Call it under the lock
 * that deposits of one member queue at: two at once never pass the sum together.
 */
export async function depositLeft(
  tx: Db | Tx,
  { from, amount, ...who }: Asking & { readonly from: Minor | null; readonly amount: Minor },
): Promise<Minor | null> {
  if (from === null) return null
  const { deposits } = await sumsOf(tx, who.memberId, who.now)
  if (!asksFor(deposits + amount, from) || (await isProved(tx, who))) return null
  return leftOf(deposits, from)
}

/** The most that may still go one way without papers, in whole hundredths: just below the sum that asks for them. */
export function leftOf(soFar: Minor, from: Minor): Minor {
  const left = from - 1n - soFar
  return left > 0n ? left - (left % HUNDREDTH) : 0n
}

export type Stand = {
  readonly isMet: boolean
  readonly isProved: boolean
  /** What may still be asked for without papers; null where an operator asks for them, or nothing does. */
  readonly left: Minor | null
  /** They were sent, and no one has judged them yet. */
  readonly isWaiting: boolean
}

/**
 * Whether a withdrawal of this amount waits for papers, by the jurisdiction's sum or because an operator asked. Null:
 * no one asks this member for papers.
 */
export async function withdrawalStand(
  reader: Db | Tx,
  { from, amount, ...who }: Asking & { readonly from: Minor | null; readonly amount: Minor },
): Promise<Stand | null> {
  const request = await requestOf(reader, who.memberId)
  if (from === null && !request) return null
  const level = await levelFor(reader, who)
  if (level === 'proved') return { isMet: true, isProved: true, left: null, isWaiting: false }
  const isWaiting = level === 'waiting'
  if (request || from === null) return { isMet: false, isProved: false, left: null, isWaiting }
  const { withdrawals } = await sumsOf(reader, who.memberId, who.now)
  return {
    isMet: !asksFor(withdrawals + amount, from),
    isProved: false,
    left: leftOf(withdrawals, from),
    isWaiting,
  }
}
