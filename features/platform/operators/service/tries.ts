import { writeAudit } from '#features/platform/audit/public.ts'
import { inTransaction, type Db } from '#db/pool.ts'
import { bucketsOf, LOCK_MS, TRY_WINDOW_MS, type Attempt, type Bucket } from '../rules/tries.ts'
import { lockedUntil, lockTry, refundTry, spendTry } from '../store/tries.ts'

export type Locked = { readonly refused: 'operators.locked'; readonly detail: { readonly until: Date } }

/** Takes a try from each bucket of this place, or says until when one of them has none. */
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

/** Gives the try back: the answer was right, or nothing was compared. */
export function giveBackTry(db: Db, attempt: Attempt): Promise<void> {
  return refundTry(db, bucketsOf(attempt))
}

/** A try was wrong: the last one of a bucket locks that and raises an alert, once. */
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

/** What an alert says was locked: this browser, this address, or everybody who is not known. */
function whereOf({ place }: Attempt, { name }: Bucket): string {
  if (place.kind !== 'stranger') return place.kind === 'device' ? 'a known browser' : 'an open session'
  return name.endsWith(':strangers') ? 'unknown browsers anywhere' : 'this address'
}
