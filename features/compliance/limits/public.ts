import type { Db, Tx } from '#db/pool.ts'
import { isExcluded } from '#features/compliance/exclusions/public.ts'
import { harmFlags, type FlagRow } from './store/office.ts'
import { marketingStopOf } from './store/play.ts'

/**
 * Safer play, for other features. To open a deposit call `frameFor` and, in its transaction, `checkDeposit`; to open a game `readyToPlay`;
 * to send anything that could be marketing `mayMarket`. `rulesFor` returns what a jurisdiction allows; inside a transaction use
 * `offersNow`.
 */
export { isExcluded } from '#features/compliance/exclusions/public.ts'
export { checkDeposit, noteDepositReached } from './service/deposit.ts'
export { isCheckDue, isOffered, offersNow, readyToPlay, type Offers } from './service/play.ts'
export { tellLimits } from './service/change.ts'
export { frameFor, rulesFor, type Frame } from './service/rules.ts'

/** Most open markers shown beside a decision. */
const MOST_MARKERS = 20

/** The open markers of harm of a member, newest first. */
export function openHarmOf(db: Db, memberId: bigint): Promise<FlagRow[]> {
  return harmFlags(db, {
    state: 'open',
    member: memberId,
    merchant: null,
    find: null,
    before: null,
    limit: MOST_MARKERS,
  })
}

/**
 * The single check for marketing (R9): no offer, bonus, mission or push notification for a member who is excluded, on a time-out or held,
 * or who shows strong markers of harm. Reads committed data. The sender checks consents separately.
 */
export async function mayMarket(reader: Db | Tx, memberId: bigint, now?: Date): Promise<boolean> {
  if (await isExcluded(reader, memberId, now)) return false
  return (await marketingStopOf(reader, memberId, now ?? null)) === null
}
