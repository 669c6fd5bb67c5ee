import type { Tx } from '#db/pool.ts'
import { referralPromotions } from '#features/rewards/promotions/public.ts'
import type { Currency } from '#kit/currency.ts'
import { insertReferral } from '../store/referrals.ts'

const DAY_MS = 86_400_000

/**
 * Records that a new member was invited, in the transaction of the registration, with the conditions of the promotions that are live then:
 * a later version changes nothing for this friend.
 */
export async function bindFriend(
  tx: Tx,
  of: {
    readonly merchant: string
    readonly currency: Currency
    readonly memberId: bigint
    readonly referrerId: bigint
    readonly now: Date
  },
): Promise<void> {
  const promotions = await referralPromotions(tx, of)
  await insertReferral(tx, {
    ...of,
    terms: promotions.flatMap(({ id, data: { trigger } }) =>
      trigger.kind === 'referral'
        ? [
            {
              promotion: id,
              side: trigger.side,
              deposit: BigInt(trigger.deposit),
              turnover: BigInt(trigger.turnover),
              until: new Date(of.now.getTime() + trigger.days * DAY_MS),
            },
          ]
        : [],
    ),
  })
}
