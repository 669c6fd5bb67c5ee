import type { Given, Refusal, Reply } from '#contract/route.ts'
import { fairChance } from '#kit/chance-fair.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { draws } from '../contract/member.ts'
import { costOf } from '../rules/prize.ts'
import { drawSegment } from '../rules/wheel.ts'
import { nextSeed, revealSeed } from '../store/seeds.ts'
import { insertSpin, takeSpin } from '../store/wheel.ts'
import { givePrize, openDraw } from './part.ts'
import { commitSeed, plainSeed } from './seeds.ts'

type Spin = (typeof draws)['spin']

/**
 * Spins a wheel once. The member's holding is locked by taking a spin, so spins of a member follow each other: each has its own committed
 * seed, which is revealed in the same transaction. A refusal leaves spin and seed as they were.
 */
export async function spinWheel(
  app: App,
  { params, body }: Given<Spin>,
  call: CallFor<Spin>,
): Promise<Reply<Spin> | Refusal<Spin> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const spun = await withIdempotency(app.db, call, async (tx): Promise<Reply<Spin> | Refusal<Spin>> => {
    const open = await openDraw(app, tx, 'wheel', { id: params.id, member, now })
    if ('refused' in open) return open
    const { draw, data } = open
    const taken = await takeSpin(tx, draw.id, member.id)
    if (!taken) return { refused: 'draws.noSpins' }
    const seed = await nextSeed(tx, { draw: draw.id, memberId: member.id })
    if (seed?.serverHash.toString('hex') !== body.commitment) return { refused: 'draws.seedChanged' }
    const { nonce, left } = taken
    const chance = fairChance({ serverSeed: plainSeed(app, seed), clientSeed: body.clientSeed, nonce })
    const segment = drawSegment(data.segments, chance)
    const prizes = data.segments.map(({ prize }) => prize)
    const prize = prizes[segment] ?? { kind: 'nothing' as const }
    const key = `wheel:${draw.id}:${member.id}:${nonce}`
    const given = await givePrize(tx, { draw, memberId: member.id, key, prize, among: prizes, now })
    if ('refused' in given) return given
    await revealSeed(tx, seed.id, { clientSeed: body.clientSeed, nonce, now })
    const id = await insertSpin(tx, {
      draw: draw.id,
      memberId: member.id,
      seed: seed.id,
      nonce,
      segment,
      prize,
      cost: costOf(prize),
      rewardId: given.rewardId,
      at: now,
    })
    await commitSeed(app, tx, { draw: draw.id, memberId: member.id, now })
    return { id, nonce, segment, prize, at: now, left }
  })
  if (!('refused' in spun)) await tellRewards(app, member.id)
  return spun
}
