import type { Db, Tx } from '#db/pool.ts'
import { UNITS_PER_MAJOR, type Minor } from '#kit/money.ts'
import { dayIn } from '#kit/day.ts'
import { asksFor, levelOf } from '../rules/id-documents.ts'
import { requestOf, sumsOf } from '../store/facts.ts'
import { checksOf } from '../store/id-documents.ts'

/** A jurisdiction's thresholds for documents, in whole units; 0: never required. */
type Terms = { readonly papersDepositFrom: number; readonly papersWithdrawFrom: number }

/** A threshold of one whole unit means "always": documents are required from the first ledger unit. */
function unitsOf(whole: number): Minor | null {
  if (whole === 0) return null
  return whole === 1 ? 1n : BigInt(whole) * UNITS_PER_MAJOR
}

/** Ledger units per hundredth, the smallest step of a cashier amount. */
const HUNDREDTH: Minor = 100n

export function deposited({ papersDepositFrom }: Terms): Minor | null {
  return unitsOf(papersDepositFrom)
}

export function withdrawn({ papersWithdrawFrom }: Terms): Minor | null {
  return unitsOf(papersWithdrawFrom)
}

type Asking = {
  readonly memberId: bigint
  /** The brand's zone: a document is valid to the end of its last day there. */
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
 * What can still be deposited without documents; null if nothing prevents this amount. Call it under the member's deposit lock, so that
 * concurrent deposits cannot exceed the threshold together.
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

/** The most that can still be deposited or withdrawn without documents, in whole hundredths: just below the threshold. */
export function leftOf(soFar: Minor, from: Minor): Minor {
  const left = from - 1n - soFar
  return left > 0n ? left - (left % HUNDREDTH) : 0n
}

export type Stand = {
  readonly isMet: boolean
  readonly isProved: boolean
  /** What can still be requested without documents; null if an operator requested them, or none are required. */
  readonly left: Minor | null
  /** Documents were uploaded and are under review. */
  readonly isWaiting: boolean
}

/**
 * Whether a withdrawal of this amount needs documents, because of the jurisdiction's threshold or an operator's request. Null: none are
 * required of this member.
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
