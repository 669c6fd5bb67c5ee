import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

/** A browser that its member trusts. */
export type DeviceRow = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly name: string
  readonly device: string
  readonly ip: string
  readonly createdAt: Date
  readonly lastUsedAt: Date
  readonly expiresAt: Date
}

export async function devicesOf(reader: Db | Tx, memberId: bigint, now: Date): Promise<readonly DeviceRow[]> {
  return many(
    reader,
    sql<DeviceRow>`
      select id, token_hash, name, device, ip, first_seen_at as created_at, last_seen_at as last_used_at,
        trusted_until as expires_at
      from member_device
      where member_id = ${memberId} and trusted_until > ${now}
      order by last_seen_at desc limit 50
    `,
  )
}

export type NewDevice = {
  readonly memberId: bigint
  readonly tokenHash: Buffer
  readonly name: string
  readonly device: string
  readonly ip: string
  readonly now: Date
  readonly trustedUntil: Date
}

/**
 * Records and trusts a device. Returns true if it was not trusted before while others were: a member's first device needs no notification.
 */
export async function putDevice(tx: Tx | Db, row: NewDevice): Promise<boolean> {
  const { isAnother } = await one(
    tx,
    // two concurrent logins on one device: the second finds the first one's row and keeps its trust
    sql<{ isAnother: boolean }>`
      with before as (
        select trusted_until > ${row.now} as was_trusted from member_device
        where member_id = ${row.memberId} and token_hash = ${row.tokenHash}
      )
      insert into member_device as d (
        member_id, token_hash, name, device, ip, first_seen_at, last_seen_at, trusted_until
      )
      values (
        ${row.memberId}, ${row.tokenHash}, ${row.name}, ${row.device}, ${row.ip}, ${row.now}, ${row.now},
        ${row.trustedUntil}
      )
      on conflict (member_id, token_hash) do update
      set
        name = case when d.trusted_until is null then excluded.name else d.name end,
        device = excluded.device,
        ip = excluded.ip,
        last_seen_at = excluded.last_seen_at,
        trusted_until = excluded.trusted_until,
        removed_at = null
      returning not coalesce((select was_trusted from before), false)
        and exists (select from member_device o where o.member_id = ${row.memberId} and o.token_hash <> ${row.tokenHash})
        as is_another
    `,
  )
  return isAnother
}

/** Whether the member trusts this device. */
export async function hasTrusted(
  reader: Db | Tx,
  { memberId, tokenHash, now }: { memberId: bigint; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const { has } = await one(
    reader,
    sql<{ has: boolean }>`
      select exists (
        select from member_device
        where member_id = ${memberId} and token_hash = ${tokenHash} and trusted_until > ${now}
      ) as has
    `,
  )
  return has
}

/** Gives a browser a new device ID for every member who knows it. */
export async function moveDevice(tx: Tx, { from, to }: { from: Buffer; to: Buffer }): Promise<void> {
  await run(tx, sql`update member_device set token_hash = ${to} where token_hash = ${from}`)
}

export async function renameDevice(
  tx: Tx | Db,
  { id, memberId, name }: { id: string; memberId: bigint; name: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
      update member_device set name = ${name}
      where id = ${id} and member_id = ${memberId} and trusted_until is not null
    `,
  )
  return changed === 1
}

/** Removes a device from the member's list and returns its token hash; null if it is not listed. */
export async function removeDevice(
  tx: Tx | Db,
  { id, memberId, now }: { id: string; memberId: bigint; now: Date },
): Promise<Buffer | null> {
  const row = await maybe(
    tx,
    sql<{ tokenHash: Buffer }>`
      update member_device set removed_at = ${now}, trusted_until = null
      where id = ${id} and member_id = ${memberId} and trusted_until is not null
      returning token_hash
    `,
  )
  return row?.tokenHash ?? null
}

/** Ends the trust in all devices but one; they stay known, so that a flood elsewhere does not lock the member out (A5). */
export async function endTrust(
  tx: Tx | Db,
  { memberId, butToken }: { memberId: bigint; butToken: Buffer | null },
): Promise<void> {
  await run(
    tx,
    sql`
      update member_device set trusted_until = null
      where member_id = ${memberId} and trusted_until is not null
        and (${butToken}::bytea is null or token_hash <> ${butToken})
    `,
  )
}
