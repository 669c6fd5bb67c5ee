import type { Tx } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import { isHeldAt, lockMemberExclusions } from './exclusions.ts'

/**
 * Whether a member had the chance to respond to something sent at `since` (decision 46): false while excluded, on a time-out or held, if
 * locked or closed or with a frozen wallet, and true only if active since. Locks out new exclusions and account locks until the transaction
 * ends, so that a decision for lack of a response never overtakes an exclusion.
 */
export async function couldAnswer(
  tx: Tx,
  { memberId, since, now }: { readonly memberId: bigint; readonly since: Date; readonly now: Date },
): Promise<boolean> {
  await lockMemberExclusions(tx, memberId)
  await run(tx, sql`select member_hold(${memberId})`)
  if (await isHeldAt(tx, memberId, now)) return false
  const { could } = await one(
    tx,
    sql<{ could: boolean }>`
      select m.state = 'open'
        and not exists (select from wallet_view w where w.owner = m.id and w.is_frozen)
        and exists (select from member_session_view s where s.member_id = m.id and s.last_seen_at > ${since}) as could
      from member_view m
      where m.id = ${memberId}
    `,
  )
  return could
}
