import type { Tx } from '#db/pool.ts'
import type { Currency } from '#kit/currency.ts'
import { promotionByCode } from '../../store/choices.ts'
import { insertEntry } from '../../store/promotions.ts'

/**
 * Takes the code that a new member entered, in the transaction of the registration; false: there is no such promotion. The member joins it:
 * the job gives what a code gives, and the next deposit counts for a deposit bonus.
 */
export async function takeRegistrationCode(
  tx: Tx,
  of: {
    readonly merchant: string
    readonly currency: Currency
    readonly memberId: bigint
    readonly code: string
    readonly now: Date
  },
): Promise<boolean> {
  const promotion = await promotionByCode(tx, of)
  if (!promotion) return false
  return insertEntry(tx, { promotion: promotion.id, memberId: of.memberId, now: of.now })
}
