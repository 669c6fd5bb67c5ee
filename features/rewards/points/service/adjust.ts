import type { Given, Refusal, Reply } from '#contract/route.ts'
import { memberById } from '#features/account/members/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { major } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import type { CallFor } from '#server/call.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { App } from '#server/app.ts'
import type { pointsOffice } from '../contract.ts'
import { pointsRaised, pointsReduced } from '../postings.ts'
import { movePoints, tellPoints } from './move.ts'

type Adjust = (typeof pointsOffice)['adjust']

/** Raises or reduces points; runs in the approval's transaction, since no operator alone can create points (decision 49). */
export async function adjustPoints(
  app: App,
  { params, body }: Given<Adjust>,
  call: CallFor<Adjust>,
): Promise<Reply<Adjust> | Refusal<Adjust> | { refused: 'idempotency.conflict' }> {
  const { operator, ip, now } = call
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Adjust> | Refusal<Adjust>> => {
    const member = await memberById(tx, params.member)
    const brand = member && (await app.merchants.all()).find(({ code }) => code === member.merchant)
    // trial accounts play with play money and earn no points
    if (!member || !brand || member.type === 4) return { refused: 'points.unknownMember' }
    const item = await movePoints(tx, {
      holder: { id: member.id, merchant: member.merchant, currency: brand.currency },
      posting: body.direction === 'credit' ? pointsRaised : pointsReduced,
      type: 'adjustment',
      points: major(body.points),
      key: `points:adjust:${call.key}`,
      now,
    })
    await writeAudit(tx, {
      operator,
      action: 'points.adjust',
      object: `member:${member.id}`,
      after: { direction: body.direction, points: body.points },
      reason: body.reason,
      ip,
      now,
    })
    const [result] = await post(tx, [item])
    if (!result || result.status === 'refused')
      throw new Error(`points of member ${member.id} were not adjusted`)
    return { balance: result.balance }
  })
  if (!('refused' in result)) await tellPoints(app, [params.member])
  return result
}
