import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { draws } from '../contract/member.ts'
import { splitAmounts, type Split } from '../rules/envelope.ts'
import type { Prize } from '../rules/prize.ts'
import { claimOf, insertClaim, takeEnvelope } from '../store/claims.ts'
import { nextSeed } from '../store/seeds.ts'
import { givePrize, openDraw } from './part.ts'
import { plainSeed } from './seeds.ts'

type Open = (typeof draws)['open']

/** Opens the next envelope: first come, first served, one each. The order is that of the draw's row lock. */
export async function openEnvelope(
  app: App,
  { params }: Given<Open>,
  call: CallFor<Open>,
): Promise<Reply<Open> | Refusal<Open> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const opened = await withIdempotency(app.db, call, async (tx): Promise<Reply<Open> | Refusal<Open>> => {
    const open = await openDraw(app, tx, 'envelope', { id: params.id, member, now })
    if ('refused' in open) return open
    const { draw, data } = open
    if (await claimOf(tx, draw.id, member.id)) return { refused: 'draws.opened' }
    const number = await takeEnvelope(tx, draw.id, { count: data.count, now })
    if (number === null) return { refused: 'draws.usedUp' }
    const amount = await amountOf(app, tx, { draw: draw.id, split: data, number })
    const prize: Prize = { kind: 'cash', amount: amount.toString() }
    const key = `envelope:${draw.id}:${member.id}`
    const claim = { draw: draw.id, memberId: member.id, number, amount, now }
    // a second call of the same member has waited for the draw's row
    if (await claimOf(tx, draw.id, member.id)) return { refused: 'draws.opened' }
    const given = await givePrize(tx, { draw, memberId: member.id, key, prize, among: [prize], now })
    if ('refused' in given) return given
    if (given.rewardId === null || !(await insertClaim(tx, { ...claim, rewardId: given.rewardId })))
      throw new Error(`draws: envelope ${number} of ${draw.id} was given twice`)
    return { number, amount }
  })
  if (!('refused' in opened)) await tellRewards(app, member.id)
  return opened
}

/** The amount of one envelope: all are split from the seed that was committed at the launch. */
async function amountOf(
  app: App,
  tx: Tx,
  { draw, split, number }: { readonly draw: string; readonly split: Split; readonly number: number },
): Promise<bigint> {
  const seed = await nextSeed(tx, { draw, memberId: null })
  if (!seed) throw new Error(`draws: ${draw} has no seed`)
  const chance = fairChance({ serverSeed: plainSeed(app, seed), clientSeed: draw, nonce: 0 })
  const amount = splitAmounts(split, chance)[number - 1]
  if (amount === undefined) throw new Error(`draws: ${draw} has no envelope ${number}`)
  return amount
}
