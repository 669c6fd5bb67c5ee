import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export async function insertRemembered(
  tx: Tx | Db,
  row: {
    tokenHash: Buffer
    memberId: bigint
    deviceHash: Buffer
    sessionId: string
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into remembered_login (token_hash, member_id, device_hash, session_id, created_at, expires_at)
      values (
        ${row.tokenHash}, ${row.memberId}, ${row.deviceHash}, ${row.sessionId}, ${row.now}, ${row.expiresAt}
      )
    `,
  )
}

/** Whose token it was, and when the password was set for which it stood. */
export type Recalled = { readonly memberId: bigint; readonly passwordSince: Date }

/** Uses a token up; the member where it was good on this device and not used before, null otherwise. */
export async function useRemembered(
  tx: Tx | Db,
  { tokenHash, deviceHash, now }: { tokenHash: Buffer; deviceHash: Buffer; now: Date },
): Promise<Recalled | null> {
  return maybe(
    tx,
    sql<Recalled>`
      update remembered_login r set used_at = ${now}
      from credential c
      where token_hash = ${tokenHash} and device_hash = ${deviceHash} and used_at is null and expires_at > ${now}
        and c.member_id = r.member_id
      returning r.member_id, c.password_changed_at as password_since
    `,
  )
}

/** A browser has another name from now on: what it may still use is bound to that. */
export async function moveRemembered(tx: Tx, { from, to }: { from: Buffer; to: Buffer }): Promise<void> {
  await run(
    tx,
    sql`update remembered_login set device_hash = ${to} where device_hash = ${from} and used_at is null`,
  )
}

/** Voids what a member left remembered anywhere: the password changed, or all sessions ended. */
export async function voidRemembered(tx: Tx | Db, memberId: bigint, now: Date): Promise<void> {
  await run(
    tx,
    sql`update remembered_login set used_at = ${now} where member_id = ${memberId} and used_at is null`,
  )
}

/** Voids what the browsers of these sessions left remembered: the sessions were ended, not merely left. */
export async function voidOfSessions(tx: Tx | Db, sessions: readonly string[], now: Date): Promise<void> {
  if (sessions.length === 0) return
  await run(
    tx,
    sql`
      update remembered_login set used_at = ${now}
      where session_id = any(${sessions}::uuid[]) and used_at is null
    `,
  )
}

/** Voids what a member left remembered on one device: it is trusted no more. */
export async function voidOfDevice(
  tx: Tx | Db,
  { memberId, deviceHash, now }: { memberId: bigint; deviceHash: Buffer; now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update remembered_login set used_at = ${now}
      where member_id = ${memberId} and device_hash = ${deviceHash} and used_at is null
    `,
  )
}

/** Voids one token: its browser was logged out. */
export async function voidToken(tx: Tx | Db, tokenHash: Buffer, now: Date): Promise<void> {
  await run(
    tx,
    sql`update remembered_login set used_at = ${now} where token_hash = ${tokenHash} and used_at is null`,
  )
}

export async function sweepRemembered(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from remembered_login where expires_at < ${before}`)
}
