import type { Db, Tx } from '#db/pool.ts'
import { isExcluded } from '#features/compliance/exclusions/public.ts'
import { marketingStopOf } from './store/play.ts'

/**
 * Safer play, for other features. Who opens a deposit asks `frameFor` and, in its transaction, `checkDeposit`; who opens
 * a game `readyToPlay`; who sends anything that could be marketing `mayMarket`. What a jurisdiction allows says `rulesFor`; inside a
 * transaction `offersNow`.
 */
export { isExcluded } from '#features/compliance/exclusions/public.ts'
export { checkDeposit, noteDepositReached } from './service/deposit.ts'
export { isCheckDue, isOffered, offersNow, readyToPlay, type Offers } from './service/play.ts'
export { tellLimits } from './service/change.ts'
export { frameFor, rulesFor, type Frame } from './service/rules.ts'

/**
 * The one gate of marketing (R9): no offer, bonus, mission or push for a member who is excluded, takes a time-out, is
 * held, or shows strong signs of harm. In force at the commit of what it reads. Consents are the sender's own question.
 */
export async function mayMarket(reader: Db | Tx, memberId: bigint, now?: Date): Promise<boolean> {
  if (await isExcluded(reader, memberId, now)) return false
  return (await marketingStopOf(reader, memberId, now ?? null)) === null
}
