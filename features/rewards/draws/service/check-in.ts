import type { Given, Refusal, Reply } from '#contract/route.ts'
import { dayIn } from '#kit/day.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { draws } from '../contract/member.ts'
import { decideCheckIn, monthOf, rewardFor } from '../rules/check-in.ts'
import { costOf } from '../rules/prize.ts'
import { checkInsOf, insertCheckIn } from '../store/claims.ts'
import { givePrize, openDraw } from './part.ts'

type CheckIn = (typeof draws)['checkIn']

/** Checks in for the brand's day, once. */
export async function checkIn(
  app: App,
  { params }: Given<CheckIn>,
  call: CallFor<CheckIn>,
): Promise<Reply<CheckIn> | Refusal<CheckIn> | { refused: 'idempotency.conflict' }> {
  const { member, merchant, now } = call
  const done = await withIdempotency(app.db, call, async (tx): Promise<Reply<CheckIn> | Refusal<CheckIn>> => {
    const open = await openDraw(app, tx, 'checkIn', { id: params.id, member, now })
    if ('refused' in open) return open
    const { draw, data } = open
    const day = dayIn(merchant.timeZone, now)
    const of = { draw: draw.id, memberId: member.id, month: monthOf(day) }
    const before = await checkInsOf(tx, of)
    const decision = decideCheckIn(
      before.map((each) => each.day),
      day,
    )
    if ('refused' in decision) return decision
    const { nth } = decision
    const prize = rewardFor(data, nth)
    const key = `checkIn:${draw.id}:${member.id}:${day}`
    const cost = costOf(prize)
    // first the row, whose keys make a simultaneous second call wait here; then the prize under the same key
    if (!(await insertCheckIn(tx, { ...of, day, nth, prize, cost, now })))
      return { refused: 'draws.checkedIn' }
    const given = await givePrize(tx, { draw, memberId: member.id, key, prize, among: [prize], now })
    return 'refused' in given ? given : { day, nth, prize }
  })
  if (!('refused' in done)) await tellRewards(app, member.id)
  return done
}
