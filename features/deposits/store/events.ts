import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import { trailOf } from '#db/trail.ts'
import type { Guard } from '../rules/guard.ts'
import { freshGuard } from '../rules/guard.ts'

/** A deposit's trail; whoever adds to it holds the deposit's lock. */
export const { add: addEvent, all: eventsOf } = trailOf('deposit')

export type SlipRow = {
  readonly id: string
  readonly file: string
  readonly bytes: number
  readonly at: Date
  readonly usedBefore: string[]
}

export async function insertSlip(
  tx: Tx,
  slip: {
    readonly deposit: string
    readonly file: string
    readonly bytes: number
    readonly sha256: Uint8Array
    readonly at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into deposit_slip (deposit, file, bytes, sha256, at)
      values (${slip.deposit}, ${slip.file}, ${slip.bytes}, ${slip.sha256}, ${slip.at})
    `,
  )
}

/** Whether this deposit has the same picture already; asked under the deposit's lock, so that two never pass each other. */
export async function hasSlip(tx: Tx, deposit: string, sha256: Uint8Array): Promise<boolean> {
  const same = sql<{
    id: string
  }>`select id from deposit_slip where deposit = ${deposit} and sha256 = ${sha256} limit 1`
  return (await maybe(tx, same)) !== null
}

/** Slips of a deposit, newest first, each with the other deposits that the same picture was sent for. */
export async function slipsOf(db: Db, deposit: string): Promise<SlipRow[]> {
  return many(
    db,
    sql<SlipRow>`
      select s.id, s.file, s.bytes, s.at,
        array(
          select distinct 'D-' || d.number
          from deposit_slip o
          join deposit d on d.id = o.deposit
          where o.sha256 = s.sha256 and o.deposit <> s.deposit
        ) as used_before
      from deposit_slip s
      where s.deposit = ${deposit}
      order by s.at desc
    `,
  )
}

/** Locks the member's guard row, making it on the first failure. */
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
