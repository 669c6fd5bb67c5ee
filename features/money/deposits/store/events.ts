import type { Db, Tx } from '#db/pool.ts'
import { picturesOf } from '#db/pictures.ts'
import { maybe, run, sql } from '#db/rows.ts'
import { historyOf } from '#db/history.ts'
import type { Throttle } from '../rules/throttle.ts'
import { freshThrottle } from '../rules/throttle.ts'

/** A deposit's history; the caller holds the deposit's lock. */
export const { add: addEvent, all: eventsOf } = historyOf('deposit')

/** Proofs of transfer, uploaded by a member. */
export const depositSlips = picturesOf({ pictures: 'deposit_slip', of: 'deposit', mark: 'D-' })

/** Locks the member's row of failures, creating it on the first one. */
export async function lockThrottle(tx: Tx, memberId: bigint): Promise<Throttle> {
  await run(tx, sql`insert into deposit_throttle (member_id) values (${memberId}) on conflict do nothing`)
  const row = await maybe(
    tx,
    sql<Throttle>`
      select failed_at, held_until, suspended_at
      from deposit_throttle
      where member_id = ${memberId}
      for no key update
    `,
  )
  return row ?? freshThrottle
}

export async function guardOf(db: Db | Tx, memberId: bigint): Promise<Throttle> {
  const row = await maybe(
    db,
    sql<Throttle>`select failed_at, held_until, suspended_at from deposit_throttle where member_id = ${memberId}`,
  )
  return row ?? freshThrottle
}

export async function saveThrottle(tx: Tx, memberId: bigint, guard: Throttle): Promise<void> {
  const failedAt = guard.failedAt.map((at) => at.toISOString())
  await run(
    tx,
    sql`
      update deposit_throttle
      set failed_at = ${failedAt}::timestamptz[], held_until = ${guard.heldUntil}, suspended_at = ${guard.suspendedAt}
      where member_id = ${memberId}
    `,
  )
}

export async function noteLift(tx: Tx, memberId: bigint, by: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update deposit_throttle set lifted_by = ${by}, lifted_at = ${now} where member_id = ${memberId}`,
  )
}
