import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

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
      select id, token_hash, name, device, ip, created_at, last_used_at, expires_at from trusted_device
      where member_id = ${memberId} and removed_at is null and expires_at > ${now}
      order by last_used_at desc limit 50
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
  readonly expiresAt: Date
}

/**
 * Trusts a device; one that is trusted already goes on from now. Tells whether it is new among others: somebody's first
 * device is nothing to be told of.
 */
export async function putDevice(tx: Tx | Db, row: NewDevice): Promise<boolean> {
  const { isAnother } = await one(
    tx,
    // two log-ins of one device at the same instant trust it once; xmax is 0 on a row that was inserted
    sql<{ isAnother: boolean }>`
      insert into trusted_device (
        member_id, token_hash, name, device, ip, created_at, last_used_at, expires_at
      )
      values (
        ${row.memberId}, ${row.tokenHash}, ${row.name}, ${row.device}, ${row.ip}, ${row.now}, ${row.now},
        ${row.expiresAt}
      )
      on conflict (member_id, token_hash) where removed_at is null do update
      set last_used_at = excluded.last_used_at, expires_at = excluded.expires_at, ip = excluded.ip
      returning xmax = 0
        and exists (select from trusted_device o where o.member_id = ${row.memberId} and o.token_hash <> ${row.tokenHash})
        as is_another
    `,
  )
  return isAnother
}

/** Notes that a trusted device was seen; false where the member trusts no such device (any more). */
export async function touchDevice(
  tx: Tx | Db,
  { memberId, tokenHash, ip, now }: { memberId: bigint; tokenHash: Buffer; ip: string; now: Date },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`
      update trusted_device set last_used_at = ${now}, ip = ${ip}
      where member_id = ${memberId} and token_hash = ${tokenHash} and removed_at is null and expires_at > ${now}
    `,
  )
  return changed === 1
}

export async function renameDevice(
  tx: Tx | Db,
  { id, memberId, name }: { id: string; memberId: bigint; name: string },
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update trusted_device set name = ${name} where id = ${id} and member_id = ${memberId} and removed_at is null`,
  )
  return changed === 1
}

/** Takes the trust of one device, or of all where no id is given; tells whose tokens had it. */
export async function removeDevices(
  tx: Tx | Db,
  { id, memberId, now }: { id?: string; memberId: bigint; now: Date },
): Promise<readonly { readonly tokenHash: Buffer; readonly name: string }[]> {
  return many(
    tx,
    sql<{ tokenHash: Buffer; name: string }>`
      update trusted_device set removed_at = ${now}
      where member_id = ${memberId} and removed_at is null and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
      returning token_hash, name
    `,
  )
}

export type LoginHow =
  'username' | 'sms' | 'firebase' | 'social' | 'passkey' | 'remembered' | 'register' | 'reset' | 'trial'
export type LoginResult = 'in' | 'wrongPassword' | 'proofNeeded' | 'proofFailed' | 'locked'

export type NewLogin = {
  readonly memberId: bigint
  readonly at: Date
  readonly ip: string
  readonly country: string | null
  readonly device: string
  readonly how: LoginHow
  readonly result: LoginResult
}

export async function insertLogin(tx: Tx | Db, row: NewLogin): Promise<void> {
  await run(
    tx,
    sql`
      insert into login_event (member_id, at, ip, country, device, how, result)
      values (
        ${row.memberId}, ${row.at}, ${row.ip}, ${row.country}, ${row.device}, ${row.how}, ${row.result}
      )
    `,
  )
}

export type LoginRow = {
  readonly id: string
  readonly at: Date
  readonly ip: string
  readonly country: string | null
  readonly device: string
  readonly how: LoginHow
  readonly result: LoginResult
}

/** A page of the history, newest first; `before` is the last id of the page before. */
export async function loginsOf(
  reader: Db | Tx,
  { memberId, before, limit }: { memberId: bigint; before: string | null; limit: number },
): Promise<readonly LoginRow[]> {
  return many(
    reader,
    sql<LoginRow>`
      select id, at, ip, country, device, how, result from login_event
      where member_id = ${memberId} and (${before}::uuid is null or id < ${before}::uuid)
      order by id desc limit ${limit}
    `,
  )
}

export type ChangeRow = {
  readonly id: string
  readonly what: string
  readonly detail: string | null
  readonly at: Date
  readonly ip: string
  readonly device: string
}

export async function insertChange(
  tx: Tx,
  row: Omit<ChangeRow, 'id'> & { readonly memberId: bigint },
): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into security_change (member_id, what, detail, at, ip, device)
      values (${row.memberId}, ${row.what}, ${row.detail}, ${row.at}, ${row.ip}, ${row.device})
      returning id
    `,
  )
  return id
}

export async function changesOf(
  reader: Db | Tx,
  memberId: bigint,
  limit: number,
): Promise<readonly ChangeRow[]> {
  return many(
    reader,
    sql<ChangeRow>`
      select id, what, detail, at, ip, device from security_change
      where member_id = ${memberId} order by id desc limit ${limit}
    `,
  )
}
