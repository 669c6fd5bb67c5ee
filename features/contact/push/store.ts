import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

export type KeyRow = { readonly publicKey: string; readonly sealed: Buffer }

export function keyRow(db: Db): Promise<KeyRow | null> {
  return maybe(db, sql<KeyRow>`select public_key, sealed from push_key`)
}

export async function insertKey(
  db: Db,
  { publicKey, sealed, now }: { readonly publicKey: string; readonly sealed: Uint8Array; readonly now: Date },
): Promise<void> {
  await run(
    db,
    // several processes create it concurrently at the first start: the first one's is used by all
    sql`
      insert into push_key (public_key, sealed, made_at)
      values (${publicKey}, ${Buffer.from(sealed)}, ${now})
      on conflict (id) do nothing
    `,
  )
}

export type DeviceRow = { readonly id: string; readonly says: string; readonly addedAt: Date }

export function devicesOf(db: Db | Tx, memberId: bigint): Promise<DeviceRow[]> {
  return many(
    db,
    sql<DeviceRow>`
      select id, says, added_at from push_device where member_id = ${memberId} order by added_at desc
    `,
  )
}

/** Devices of several members, to notify them. */
export function devicesOfAll(
  db: Db | Tx,
  members: readonly bigint[],
): Promise<{ readonly id: string; readonly memberId: bigint }[]> {
  return many(
    db,
    sql<{ id: string; memberId: bigint }>`
      select id, member_id from push_device where member_id = any(${members.map(String)}::bigint[])
    `,
  )
}

export function deviceById(db: Db, id: string): Promise<{ readonly sealed: Buffer } | null> {
  return maybe(db, sql<{ sealed: Buffer }>`select sealed from push_device where id = ${id}::uuid`)
}

export async function putDevice(
  tx: Tx,
  device: {
    readonly memberId: bigint
    readonly hash: Uint8Array
    readonly sealed: Uint8Array
    readonly says: string
    readonly now: Date
  },
): Promise<string> {
  const { memberId, hash, sealed, says, now } = device
  const { id } = await one(
    tx,
    // the same browser again, possibly with another member's login: the current caller owns it
    sql<{ id: string }>`
      insert into push_device (member_id, endpoint_hash, sealed, says, added_at)
      values (${memberId}, ${Buffer.from(hash)}, ${Buffer.from(sealed)}, ${says}, ${now})
      on conflict (endpoint_hash) do update
      set member_id = excluded.member_id, sealed = excluded.sealed, says = excluded.says, added_at = excluded.added_at
      returning id
    `,
  )
  return id
}

/** Deletes all but the newest devices of a member. */
export async function keepNewest(tx: Tx, memberId: bigint, most: number): Promise<void> {
  await run(
    tx,
    sql`
      delete from push_device
      where id in (
        select id from push_device where member_id = ${memberId} order by added_at desc, id desc offset ${most}
      )
    `,
  )
}

export async function dropDevice(db: Db | Tx, id: string, memberId: bigint | null = null): Promise<boolean> {
  const gone = await run(
    db,
    sql`delete from push_device where id = ${id} and (${memberId}::bigint is null or member_id = ${memberId})`,
  )
  return gone === 1
}

export async function noteTold(db: Db, id: string, now: Date): Promise<void> {
  await run(db, sql`update push_device set told_at = ${now} where id = ${id}`)
}

/** Deletes all devices of a member. */
export async function dropDevices(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`delete from push_device where member_id = ${memberId}`)
}
