import { inTransaction, type Tx } from '#db/pool.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import { costOf } from '../rules/gifts.ts'
import { giftFor, type Facts } from '../rules/promotion.ts'
import { decideEntry, lockDeposited, promotionById, spend, type Promotion } from '../store/promotions.ts'
import { claimUntilOf, keyOf, offerOf } from './offer.ts'

const BATCH = 50

export type Given = { readonly reward: string } | { readonly unmet: string }

/** Gives what a promotion gives to a member who has an entry, or records why not. Within one transaction: entry, budget and offer. */
export async function give(
  app: App,
  tx: Tx,
  of: {
    readonly promotion: Promotion
    readonly memberId: bigint
    readonly facts: Facts
    readonly deposit: string | null
    readonly now: Date
  },
): Promise<Given> {
  const { promotion, memberId, facts, deposit, now } = of
  const at = { promotion: promotion.id, memberId, now }
  const no = async (unmet: string): Promise<Given> => {
    await decideEntry(tx, at, { state: 'unmet', unmet, deposit })
    return { unmet }
  }
  const found = giftFor(promotion.data, facts)
  if ('unmet' in found) return no(found.unmet)
  const { amount } = found
  if (amount <= 0n) return no('depositTooLow')
  const { gift, trigger } = promotion.data
  const cost = costOf(gift, amount)
  if (!(await spend(tx, promotion.id, cost))) return no('budget')
  const isAutomatic = trigger.kind === 'deposit'
  const offered = await offerReward(
    tx,
    {
      ...offerOf(promotion, amount),
      memberId,
      key: keyOf(promotion, memberId),
      claim: isAutomatic ? 'automatic' : 'byHand',
      claimUntil: isAutomatic ? null : claimUntilOf(promotion, now),
    },
    now,
  )
  if (!('id' in offered)) {
    await spend(tx, promotion.id, -cost)
    return no('notNow')
  }
  await decideEntry(tx, at, { state: 'given', reward: offered.id, amount, deposit })
  return { reward: offered.id }
}

/** Gives to everyone who joined a promotion and has paid in since. Safe to repeat and to run in several workers. */
export async function giveForDeposits(app: App): Promise<number> {
  let count = 0
  for (;;) {
    const found = await inTransaction(app.db, async (tx) => {
      const waiting = await lockDeposited(tx, BATCH)
      for (const { promotion: id, memberId, deposit, amount, method, before } of waiting) {
        const promotion = await promotionById(tx, id)
        if (!promotion) continue
        const facts: Facts = { depositsBefore: before, deposit: { amount, method } }
        await give(app, tx, { promotion, memberId, facts, deposit, now: app.clock.now() })
      }
      return waiting.length
    })
    count += found
    if (found < BATCH) return count
  }
}
