import { inTransaction, type Tx } from '#db/pool.ts'
import { offerOf } from '#features/rewards/missions/rules/gift.ts'
import { triggerPromotions } from '#features/rewards/promotions/public.ts'
import { offerReward, tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import { lockPrizes, notePrize, type DuePrize } from '../store/final.ts'
import { raceById } from '../store/races.ts'

const DAY_MS = 86_400_000
const BATCH = 50
/** A member to whom nothing may be offered now is asked about again after this time. */
const AGAIN_MS = 3_600_000

/**
 * Offers the prizes of final rankings. Offer and note are one transaction, and the key names race, member and prize: a second worker, or
 * the next one after a crash, offers nothing twice and leaves no one out. Members on a time-out or at risk get theirs when that ends, up
 * to the last day for claiming (R9).
 */
export async function payPrizes(app: App): Promise<void> {
  for (;;) {
    const now = app.clock.now()
    const { count, members } = await inTransaction(app.db, async (tx) => {
      const due = await lockPrizes(tx, now, BATCH)
      const members: bigint[] = []
      for (const prize of due) if (await offer(app, tx, prize, now)) members.push(prize.memberId)
      return { count: due.length, members }
    })
    for (const memberId of new Set(members)) await tellRewards(app, memberId)
    if (count < BATCH) return
  }
}

async function offer(app: App, tx: Tx, prize: DuePrize, now: Date): Promise<boolean> {
  const race = await raceById(tx, prize.race)
  if (!race?.rankedAt) throw new Error(`race ${prize.race} has prizes without a ranking`)
  const until = new Date(race.rankedAt.getTime() + race.claimDays * DAY_MS)
  const offered = await offerReward(
    tx,
    {
      merchant: race.merchant,
      memberId: prize.memberId,
      source: 'races',
      key: `${race.id}:${prize.memberId}:${prize.n}`,
      campaign: race.id,
      currency: race.currency,
      ...offerOf(prize.gift),
      title: race.title,
      claim: 'byHand',
      claimUntil: until,
    },
    now,
  )
  if ('id' in offered) {
    await notePrize(tx, prize, { reward: offered.id, dueAt: null })
    const { memberId, n: place } = prize
    const event = { kind: 'race', race: race.id, place, merchant: race.merchant, memberId } as const
    await triggerPromotions(app, tx, { ...event, occasion: `race:${race.id}`, now })
    return true
  }
  const again = new Date(now.getTime() + AGAIN_MS)
  await notePrize(tx, prize, { reward: null, dueAt: 'refused' in offered && again < until ? again : null })
  return false
}
