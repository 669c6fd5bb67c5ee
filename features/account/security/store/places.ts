import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

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

/** A page of the history, newest first; `before` is the last ID of the previous page. */
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

/** Deletes a limited batch of a brand's logins and ended sessions from before a given time; returns how many. */
export async function forgetHistory(
  db: Db,
  { merchant, before, most }: { merchant: string; before: Date; most: number },
): Promise<number> {
  const { gone } = await one(
    db,
    sql<{ gone: number }>`select security_forget(${merchant}, ${before}, ${most}) as gone`,
  )
  return gone
}
