import { writeAudit } from '#features/platform/audit/public.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { bucketsOf, LOCK_MS, TRY_WINDOW_MS, type Attempt, type Bucket } from '../rules/tries.ts'
import { lockedUntil, lockTry, refundTry, spendTry } from '../store/tries.ts'

export type Locked = { readonly refused: 'operators.locked'; readonly detail: { readonly until: Date } }

/** Takes an attempt from each counter of this source, or returns until when one of them is exhausted. */
export async function takeTry(db: Db, attempt: Attempt, now: Date): Promise<Locked | null> {
  const windowStart = new Date(now.getTime() - TRY_WINDOW_MS)
  const taken: Bucket[] = []
  for (const bucket of bucketsOf(attempt)) {
    if ((await spendTry(db, bucket, { now, windowStart })) === null) {
      await refundTry(db, taken)
      const until = (await lockedUntil(db, bucket)) ?? new Date(now.getTime() + LOCK_MS)
      return { refused: 'operators.locked', detail: { until } }
    }
    taken.push(bucket)
  }
  return null
}

/** Returns the attempt: it was correct, or nothing was compared. */
export function giveBackTry(db: Db, attempt: Attempt): Promise<void> {
  return refundTry(db, bucketsOf(attempt))
}

/** A failed attempt: the last one of a counter locks it and raises an alert, once. */
export async function failTry(
  db: Db,
  attempt: Attempt,
  { ip, now }: { ip: string; now: Date },
): Promise<void> {
  const until = new Date(now.getTime() + LOCK_MS)
  await inTransaction(db, async (tx) => {
    for (const bucket of bucketsOf(attempt)) {
      if (!(await lockTry(tx, bucket, until))) continue
      await writeAudit(tx, {
        operator: null,
        action: 'operators.locked',
        object: bucket.account === null ? `address:${ip}` : `operator:${bucket.account}`,
        after: { wrong: bucket.most, tried: attempt.tried, where: whereOf(attempt, bucket), until },
        ip,
        now,
      })
    }
  })
}

/** What an alert reports as locked: this browser, this address, or all unknown ones. */
function whereOf({ place }: Attempt, { name }: Bucket): string {
  if (place.kind !== 'stranger') return place.kind === 'device' ? 'a known browser' : 'an open session'
  return name.endsWith(':strangers') ? 'unknown browsers anywhere' : 'this address'
}
