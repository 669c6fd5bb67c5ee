import { inTransaction, type Tx } from '#db/pool.ts'
import { offerReward } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import { giftFor, type Facts } from '../rules/promotion.ts'
import { decideEntry, lockDeposited, promotionById, spend, type Promotion } from '../store/promotions.ts'

const DAY_MS = 86_400_000
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
  const gift = giftFor(promotion.data, facts)
  if ('unmet' in gift) return no(gift.unmet)
  if (gift.amount <= 0n) return no('depositTooLow')
  if (!(await spend(tx, promotion.id, gift.amount))) return no('budget')
  const isBonus = promotion.data.gift.kind !== 'cash'
  const offered = await offerReward(
    tx,
    {
      merchant: promotion.merchant,
      memberId,
      source: 'campaigns',
      key: `${promotion.id}:${memberId}`,
      campaign: promotion.id,
      kind: isBonus ? 'bonus' : 'cash',
      currency: promotion.currency,
      amount: gift.amount,
      detail: isBonus ? { terms: promotion.termsHash } : {},
      title: promotion.title,
      claim: promotion.data.trigger.kind === 'deposit' ? 'automatic' : 'byHand',
      claimUntil:
        promotion.data.trigger.kind === 'deposit'
          ? null
          : new Date(now.getTime() + promotion.claimDays * DAY_MS),
    },
    now,
  )
  if (!('id' in offered)) {
    await spend(tx, promotion.id, -gift.amount)
    return no('notNow')
  }
  await decideEntry(tx, at, { state: 'given', reward: offered.id, amount: gift.amount, deposit })
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
