import type { RewardKindHandler } from '#features/rewards/rewards/public.ts'
import { major } from '#kit/money.ts'
import { pointsRewarded } from '../postings.ts'
import { movePoints, tellPoints } from './move.ts'

/** Credits rewards in points: whole points, to the member's points wallet. */
export const pointRewards: RewardKindHandler = {
  kind: 'points',
  isBatched: true,
  async credit(app, tx, { id, merchant, memberId, currency, amount }) {
    const item = await movePoints(tx, {
      holder: { id: memberId, merchant, currency },
      posting: pointsRewarded,
      type: 'reward',
      points: major(amount),
      key: `reward:${id}`,
      ref: id,
      now: app.clock.now(),
    })
    return { items: [item], afterCommit: () => tellPoints(app, [memberId]) }
  },
}
