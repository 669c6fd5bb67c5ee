import type { Db, Tx } from '#db/pool.ts'
import { picturesOf } from '#db/pictures.ts'
import { maybe, run, sql } from '#db/rows.ts'
import { historyOf } from '#db/history.ts'
import type { Guard } from '../rules/guard.ts'
import { freshGuard } from '../rules/guard.ts'

/** A deposit's history; the caller holds the deposit's lock. */
export const { add: addEvent, all: eventsOf } = historyOf('deposit')

/** Proofs of transfer, uploaded by a member. */
export const depositSlips = picturesOf({ pictures: 'deposit_slip', of: 'deposit', mark: 'D-' })

/** Locks the member's row of failures, creating it on the first one. */
export async function lockGuard(tx: Tx, memberId: bigint): Promise<Guard> {
  await run(tx, sql`insert into deposit_guard (member_id) values (${memberId}) on conflict do nothing`)
  const row = await maybe(
    tx,
    sql<Guard>`
      select failed_at, held_until, suspended_at
      from deposit_guard
      where member_id = ${memberId}
      for no key update
    `,
  )
  return row ?? freshGuard
}

export async function guardOf(db: Db | Tx, memberId: bigint): Promise<Guard> {
  const row = await maybe(
    db,
    sql<Guard>`select failed_at, held_until, suspended_at from deposit_guard where member_id = ${memberId}`,
  )
  return row ?? freshGuard
}

export async function saveGuard(tx: Tx, memberId: bigint, guard: Guard): Promise<void> {
  const failedAt = guard.failedAt.map((at) => at.toISOString())
  await run(
    tx,
    sql`
      update deposit_guard
      set failed_at = ${failedAt}::timestamptz[], held_until = ${guard.heldUntil}, suspended_at = ${guard.suspendedAt}
      where member_id = ${memberId}
    `,
  )
}

export async function noteLift(tx: Tx, memberId: bigint, by: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`update deposit_guard set lifted_by = ${by}, lifted_at = ${now} where member_id = ${memberId}`,
  )
}
