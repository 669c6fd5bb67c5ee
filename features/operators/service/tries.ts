import { writeAudit } from '#features/audit/door.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { LOCK_MS, TRY_WINDOW_MS, WRONG_AT_MOST } from '../rules.ts'
import { lockTry, spendTry, tryOf } from '../store/tries.ts'

type Attempt = { readonly accountKey: string; readonly ip: string; readonly now: Date }

export type Locked = { readonly refused: 'operators.locked'; readonly detail: { readonly until: Date } }

/** Takes a try of this account name, or says until when there is none. */
export async function takeTry(db: Db, { accountKey, now }: Attempt): Promise<Locked | null> {
  const windowStart = new Date(now.getTime() - TRY_WINDOW_MS)
  const wrong = await spendTry(db, { accountKey, now, windowStart, most: WRONG_AT_MOST })
  if (wrong !== null) return null
  const known = await tryOf(db, accountKey)
  return {
    refused: 'operators.locked',
    detail: { until: known?.lockedUntil ?? new Date(now.getTime() + LOCK_MS) },
  }
}

/** A try was wrong: the last one locks the account name and raises an alert, once. */
export async function failTry(db: Db, { accountKey, ip, now }: Attempt): Promise<void> {
  const until = new Date(now.getTime() + LOCK_MS)
  await inTransaction(db, async (tx) => {
    if (!(await lockTry(tx, accountKey, WRONG_AT_MOST, until))) return
    await writeAudit(tx, {
      operator: null,
      action: 'operators.locked',
      object: `operator:${accountKey}`,
      after: { wrong: WRONG_AT_MOST, until },
      ip,
      now,
    })
  })
}
