import { inTransaction } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { depositsOffice } from '../../contract/office.ts'
import { freshThrottle } from '../../rules/throttle.ts'
import { guardOf, lockThrottle, noteLift, saveThrottle } from '../../store/events.ts'

type Lift = typeof depositsOffice.lift

/** Reopens a member's deposits after failed payments paused or suspended them. */
export async function liftHold(
  app: App,
  { params, body }: Given<Lift>,
  { operator, ip, now }: CallFor<Lift>,
): Promise<Reply<Lift> | Refusal<Lift>> {
  return inTransaction(app.db, async (tx) => {
    // locking creates the row: a member without failures, or an unknown one, needs none
    const known = await guardOf(tx, params.member)
    if (!known.suspendedAt && !known.heldUntil) return { refused: 'deposits.notHeld' }
    const guard = await lockThrottle(tx, params.member)
    if (!guard.suspendedAt && !guard.heldUntil) return { refused: 'deposits.notHeld' }
    await saveThrottle(tx, params.member, freshThrottle)
    await noteLift(tx, params.member, operator.account, now)
    await writeAudit(tx, {
      operator,
      action: 'deposits.lift',
      object: `member:${params.member}`,
      before: { heldUntil: guard.heldUntil, suspendedAt: guard.suspendedAt },
      reason: body.reason,
      ip,
      now,
    })
    return {}
  })
}
