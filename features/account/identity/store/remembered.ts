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

/** The owner of a token, and when the password that it replaces was set. */
export type Recalled = { readonly memberId: bigint; readonly passwordSince: Date }

/** Consumes a token; returns the member if it was valid on this device and unused, else null. */
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

/** Moves the tokens of a browser to its new device ID. */
export async function moveRemembered(tx: Tx, { from, to }: { from: Buffer; to: Buffer }): Promise<void> {
  await run(
    tx,
    sql`update remembered_login set device_hash = ${to} where device_hash = ${from} and used_at is null`,
  )
}

/** Voids a member's tokens on all devices: the password changed, or all sessions ended. */
export async function voidRemembered(tx: Tx | Db, memberId: bigint, now: Date): Promise<void> {
  await run(
    tx,
    sql`update remembered_login set used_at = ${now} where member_id = ${memberId} and used_at is null`,
  )
}

/** Voids the tokens of these sessions' browsers: the sessions were revoked, they did not just expire. */
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

/** Voids a member's tokens on a device that is no longer trusted. */
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

/** Voids one token: its browser logged out. */
export async function voidToken(tx: Tx | Db, tokenHash: Buffer, now: Date): Promise<void> {
  await run(
    tx,
    sql`update remembered_login set used_at = ${now} where token_hash = ${tokenHash} and used_at is null`,
  )
}

export async function sweepRemembered(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from remembered_login where expires_at < ${before}`)
}
