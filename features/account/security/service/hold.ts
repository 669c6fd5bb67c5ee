import type { Db, Tx } from '#db/pool.ts'
import type { MemberRow } from '#features/account/members/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { holdReason, holdUntil } from '../rules/hold.ts'
import { hasChanged, holdOf, insertHold, type Hold } from '../store/holds.ts'

/**
 * The member's payout hold with the latest end, or null (A13). A withdrawal requested before it proceeds; a new one waits until `until`.
 * Call it in the transaction that creates the request.
 */
export function payoutHold(reader: Db | Tx, memberId: bigint, now: Date): Promise<Hold | null> {
  return holdOf(reader, memberId, now)
}

export type Holding = {
  /** The member before the change. */
  readonly member: MemberRow
  readonly what: string
  readonly isFirst?: boolean
  readonly isReset?: boolean
  readonly now: Date
}

/** Holds payouts for the brand's hold time, if the change is of a kind that does. Call it before the change is recorded. */
export async function holdPayouts(
  app: App,
  tx: Tx,
  { member, what, isFirst, isReset = false, now }: Holding,
): Promise<void> {
  const reason = holdReason({ what, isFirst: isFirst ?? (await isTheFirst(tx, member, what)), isReset })
  if (reason === null) return
  const hours = await settingOf(app, member.merchant, 'payoutHoldHours')
  if (hours === 0) return
  await insertHold(tx, { memberId: member.id, what: reason, now, until: holdUntil(now, hours) })
}

async function isTheFirst(tx: Tx, member: MemberRow, what: string): Promise<boolean> {
  if (what === 'email') return !member.email || !member.emailVerifiedAt
  if (what === 'mobile') return !member.mobile || !member.mobileVerifiedAt
  return what === 'payoutAdded' && !(await hasChanged(tx, member.id, what))
}
