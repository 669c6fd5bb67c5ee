import { inTransaction, type Tx } from '#db/pool.ts'
import { triggerPromotions } from '#features/rewards/promotions/public.ts'
import { offerReward, tellRewards, withdrawOffer } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import { offerOf } from '../rules/gift.ts'
import { nextStep } from '../rules/mission.ts'
import { missionById, spendOne, type Mission } from '../store/missions.ts'
import { decideProgress, lockDue, type Due } from '../store/progress.ts'

const DAY_MS = 86_400_000
const BATCH = 50
/** A member to whom nothing may be offered now is asked about again after this time. */
const AGAIN_MS = 3_600_000

/**
 * Offers the rewards of missions that were reached, and withdraws those that a void has taken back and no member has claimed. Each row is
 * decided in the transaction that writes the outcome; the reward's key names mission, member, period and turn, so it is offered once.
 * Returns the members concerned.
 */
export async function settleDue(app: App): Promise<bigint[]> {
  const members = new Set<bigint>()
  for (;;) {
    const now = app.clock.now()
    const { count, changed } = await inTransaction(app.db, async (tx) => {
      const due = await lockDue(tx, now, BATCH)
      const changed: bigint[] = []
      // in the order of missions: each takes the lock of its mission's budget, and two workers must not wait for each other
      const inOrder = due.toSorted((one, other) => one.mission.localeCompare(other.mission))
      const reached: Reached[] = []
      for (const row of inOrder) if (await settle(tx, row, { reached, now })) changed.push(row.memberId)
      // last, when all missions are locked: promotions of any mission are shared by the workers
      for (const { mission, key, memberId, merchant } of reached)
        await triggerPromotions(app, tx, {
          kind: 'mission',
          mission,
          merchant,
          memberId,
          occasion: `mission:${key}`,
          now,
        })
      return { count: due.length, changed }
    })
    for (const memberId of new Set(changed)) await tellRewards(app, memberId)
    changed.forEach((memberId) => members.add(memberId))
    if (count < BATCH) return [...members]
  }
}

/** Decides one row; whether something was offered or withdrawn. */
async function settle(tx: Tx, row: Due, { reached, now }: Omit<At, 'mission'>): Promise<boolean> {
  const { turn, rewardId } = row
  const same = { reward: rewardId, turn, reachedAt: null, dueAt: null }
  const mission = await missionById(tx, row.mission)
  const step = nextStep(row)
  if (!mission || mission.state !== 'live' || step === 'none') {
    // a claimed reward stays whatever the progress says now: reached, unless the next bet takes it above the target again
    await decideProgress(tx, row, { ...same, reachedAt: row.done >= row.target && rewardId ? now : null })
    return false
  }
  if (step === 'withdraw') return withdraw(tx, row, { mission, reached, now })
  return offer(tx, row, { mission, reached, now })
}

/** A mission whose reward was offered just now. */
type Reached = {
  readonly mission: string
  readonly key: string
  readonly memberId: bigint
  readonly merchant: string
}

type At = { readonly mission: Mission; readonly reached: Reached[]; readonly now: Date }

const keyOf = ({ mission, memberId, period, turn }: Due): string => `${mission}:${memberId}:${period}:${turn}`

async function offer(tx: Tx, row: Due, { mission, reached, now }: At): Promise<boolean> {
  const { memberId, turn } = row
  if (!(await spendOne(tx, mission.id, 1))) {
    await decideProgress(tx, row, { reward: null, turn, reachedAt: now, dueAt: null })
    return false
  }
  const offered = await offerReward(
    tx,
    {
      merchant: mission.merchant,
      memberId,
      source: 'missions',
      key: keyOf(row),
      campaign: mission.id,
      currency: mission.currency,
      ...offerOf(mission.data.gift),
      title: mission.title,
      claim: 'byHand',
      claimUntil: new Date(now.getTime() + mission.claimDays * DAY_MS),
    },
    now,
  )
  if (!('id' in offered)) {
    await spendOne(tx, mission.id, -1)
    const dueAt = 'refused' in offered ? new Date(now.getTime() + AGAIN_MS) : null
    await decideProgress(tx, row, { reward: null, turn, reachedAt: null, dueAt })
    return false
  }
  await decideProgress(tx, row, { reward: offered.id, turn, reachedAt: now, dueAt: null })
  reached.push({ mission: mission.id, key: keyOf(row), memberId, merchant: mission.merchant })
  return true
}

async function withdraw(tx: Tx, row: Due, { mission, now }: At): Promise<boolean> {
  const of = { source: 'missions', key: keyOf(row), reason: 'void', now }
  const isWithdrawn = await withdrawOffer(tx, of)
  // claimed in between: it stays
  if (isWithdrawn) await spendOne(tx, mission.id, -1)
  const { turn, rewardId } = row
  const after = isWithdrawn ? { reward: null, turn: turn + 1 } : { reward: rewardId, turn }
  await decideProgress(tx, row, { ...after, reachedAt: isWithdrawn ? null : now, dueAt: null })
  return isWithdrawn
}
