import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { revokeBonus } from '#features/rewards/bonuses/public.ts'
import { tellRewards } from '#features/rewards/rewards/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { promotionReportsOffice } from '../contract/office.ts'

type Revoke = (typeof promotionReportsOffice)['revoke']

/** Revokes a bonus; runs in the approval's transaction. The job of bonuses posts what is left when its open rounds have settled. */
export async function revoke(
  app: App,
  { params, body }: Given<Revoke>,
  { operator, ip, now }: CallFor<Revoke>,
): Promise<Reply<Revoke> | Refusal<Revoke>> {
  const revoked = await inTransaction(app.db, async (tx): Promise<Reply<Revoke> | Refusal<Revoke>> => {
    const done = await revokeBonus(tx, { id: params.id, memberId: params.member, now })
    if (done !== 'revoked')
      return { refused: done === 'unknown' ? 'promotionReports.unknown' : 'promotionReports.over' }
    await writeAudit(tx, {
      operator,
      action: 'bonuses.revoke',
      object: `member:${params.member}`,
      after: { bonus: params.id },
      reason: body.reason,
      ip,
      now,
    })
    return { id: params.id }
  })
  if (!('refused' in revoked)) await tellRewards(app, params.member)
  return revoked
}
