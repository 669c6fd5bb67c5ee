import { randomBytes } from 'node:crypto'
import type { RewardKindHandler } from '#features/rewards/rewards/public.ts'
import { phaseOf } from '../rules/draw.ts'
import { drawById } from '../store/draws.ts'
import { insertTickets, takeTickets } from '../store/raffle.ts'
import { addHolding } from '../store/wheel.ts'
import { commitSeed } from './seeds.ts'

/** Half a hash of hexadecimal digits: the name of a member on a raffle's published list. */
const HOLDER_BYTES = 8
const newHolder = (): string => randomBytes(HOLDER_BYTES).toString('hex')

/** Credits spins of a wheel. Where it takes none any more, the reward stays claimable. */
export const spinRewards: RewardKindHandler = {
  kind: 'spins',
  isBatched: false,
  async credit(app, tx, { memberId, merchant, amount, detail }) {
    const now = app.clock.now()
    const draw = await drawById(tx, String(detail['draw']))
    const isOpen = draw?.kind === 'wheel' && draw.merchant === merchant && draw.state === 'live'
    if (!isOpen || phaseOf(draw, now) === 'over') return { refused: 'rewards.blocked' }
    await addHolding(tx, { draw: draw.id, memberId, spins: Number(amount), holder: newHolder() })
    await commitSeed(app, tx, { draw: draw.id, memberId, now })
    return { items: [] }
  },
}

/** Credits numbered tickets of a raffle, one transaction each: two rewards in one could take the locks of two raffles in any order. */
export const ticketRewards: RewardKindHandler = {
  kind: 'tickets',
  isBatched: false,
  async credit(app, tx, { id, memberId, merchant, amount, detail }) {
    const now = app.clock.now()
    const draw = await drawById(tx, String(detail['draw']))
    if (draw?.kind !== 'raffle' || draw.merchant !== merchant) return { refused: 'rewards.blocked' }
    const numbers = await takeTickets(tx, draw.id, { count: amount, now })
    if (!numbers) return { refused: 'rewards.blocked' }
    await addHolding(tx, { draw: draw.id, memberId, spins: 0, holder: newHolder() })
    await insertTickets(tx, { draw: draw.id, ...numbers, memberId, rewardId: id, now })
    return { items: [] }
  },
}
