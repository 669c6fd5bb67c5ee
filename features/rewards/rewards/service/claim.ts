import type { Reply, Given, Refusal } from '#contract/route.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { mayMarket, rulesFor } from '#features/compliance/limits/public.ts'
import { post } from '#ledger/posting.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { rewards } from '../contract.ts'
import { rewardKinds, type Credit, type RewardKindHandler } from '../extension-points.ts'
import { brokenTerm } from '../rules/jurisdiction.ts'
import { decideClaim, type Reward } from '../rules/reward.ts'
import {
  lockClaimed,
  lockReward,
  markClaimed,
  markCredited,
  markOffered,
  waitingKinds,
} from '../store/rewards.ts'
import { hiddenFrom } from './hidden.ts'
import { tellRewards } from './tell.ts'

type Claim = (typeof rewards)['claim']

/** Claims one reward and credits it in the same transaction. */
export async function claimReward(
  app: App,
  { params }: Given<Claim>,
  call: CallFor<Claim>,
): Promise<Reply<Claim> | Refusal<Claim> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  let credit: Credit | null = null
  const { terms } = await rulesFor(app, { merchant: member.merchant, memberId: member.id })
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Claim> | Refusal<Claim>> => {
    const reward = await lockReward(tx, member.id, params.id)
    if (!reward) return { refused: 'rewards.unknown' }
    const decision = decideClaim(reward, now)
    if ('refused' in decision) return decision
    if (!reward.isEarned && !(await mayMarket(tx, member.id, now))) return { refused: 'rewards.notNow' }
    const handler = handlerOf(app, reward)
    const wagering = (await handler.wagering?.(tx, reward)) ?? null
    // what was earned by play is kept everywhere
    if (!reward.isEarned && brokenTerm({ kind: reward.kind, isForDeposit: null, wagering }, terms))
      return { refused: 'rewards.blocked' }
    if ((await hiddenFrom(app, member.id, now)).includes(reward.source)) return { refused: 'rewards.blocked' }
    await markClaimed(tx, reward.id, now)
    const done = await handler.credit(app, tx, reward)
    if ('refused' in done) return done
    credit = done
    await markCredited(tx, [reward.id], now)
    await postAll(tx, [reward], done.items)
    return { id: reward.id }
  })
  if ('refused' in result) return result
  await finish(credit)
  await tellRewards(app, member.id)
  return result
}

const BATCH = 200

/**
 * Credits what was claimed automatically, or before a crash. Returns how many were credited. Several workers may run it: rows that
 * one holds are skipped by the others, and the keys of postings come from the rewards.
 */
export async function creditClaimed(app: App): Promise<number> {
  let count = 0
  const waiting = await waitingKinds(app.db)
  for (const handler of rewardKinds.of(app).filter(({ kind }) => waiting.includes(kind))) {
    const limit = handler.isBatched ? BATCH : 1
    for (;;) {
      const { found, credited } = await creditSome(app, handler, limit)
      count += credited
      if (found < limit) break
    }
  }
  return count
}

async function creditSome(app: App, handler: RewardKindHandler, limit: number) {
  const credits: Credit[] = []
  const { found, done } = await inTransaction(app.db, async (tx) => {
    const waiting = await lockClaimed(tx, [handler.kind], limit)
    const done: Reward[] = []
    for (const reward of waiting) {
      const credit = await handler.credit(app, tx, reward)
      if ('refused' in credit) {
        await markOffered(tx, reward.id) // the member sees it in the reward centre and can claim it later
        continue
      }
      credits.push(credit)
      done.push(reward)
    }
    await markCredited(
      tx,
      done.map(({ id }) => id),
      app.clock.now(),
    )
    await postAll(
      tx,
      done,
      credits.flatMap(({ items }) => items),
    )
    return { found: waiting.length, done }
  })
  for (const credit of credits) await finish(credit)
  for (const memberId of new Set(done.map((reward) => reward.memberId))) await tellRewards(app, memberId)
  return { found, credited: done.length }
}

function handlerOf(app: App, { kind }: Reward): RewardKindHandler {
  const handler = rewardKinds.of(app).find((each) => each.kind === kind)
  if (!handler) throw new Error(`no feature credits rewards of the kind ${kind}`)
  return handler
}

/** The last statement of the transaction. If the ledger refuses, everything is rolled back and the reward stays claimable. */
async function postAll(tx: Tx, of: readonly Reward[], items: Credit['items']): Promise<void> {
  if (!items.length) return
  for (const result of await post(tx, items)) {
    if (result.status === 'refused')
      throw new Error(`rewards ${of.map(({ id }) => id).join(', ')} were refused: ${result.reason}`)
  }
}

async function finish(credit: Credit | null): Promise<void> {
  await credit?.afterCommit?.()
}
