import type { Db, Tx } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'

/** Whether an operator has logged in with this browser recently. */
export async function isKnownDevice(
  reader: Db | Tx,
  { accountKey, tokenHash, since }: { accountKey: string; tokenHash: Uint8Array | null; since: Date },
): Promise<boolean> {
  const { isKnown } = await one(
    reader,
    sql<{ isKnown: boolean }>`
      select exists (
        select from operator_device d
        join operator o on o.id = d.operator_id
        where o.account = ${accountKey} and d.token_hash = ${tokenHash} and d.last_seen_at > ${since}
      ) as is_known
    `,
  )
  return isKnown
}

/** Records a browser as known, and keeps only the `most` newest of this operator. */
export async function putDevice(
  tx: Tx,
  row: { operatorId: string; tokenHash: Uint8Array; device: string; now: Date; most: number },
): Promise<void> {
  await run(
    tx,
    // two concurrent logins of one browser: the second finds the first one's row
    sql`
      insert into operator_device (operator_id, token_hash, device, first_seen_at, last_seen_at)
      values (${row.operatorId}, ${row.tokenHash}, ${row.device}, ${row.now}, ${row.now})
      on conflict (operator_id, token_hash) do update
      set device = excluded.device, last_seen_at = excluded.last_seen_at
    `,
  )
  await run(
    tx,
    sql`
      delete from operator_device
      where operator_id = ${row.operatorId} and token_hash in (
        select token_hash from operator_device
        where operator_id = ${row.operatorId}
        order by last_seen_at desc
        offset ${row.most}
      )
    `,
  )
}

/** Forgets all browsers of this operator: the account was reset or closed. */
export async function forgetDevices(tx: Tx | Db, operatorId: string): Promise<void> {
  await run(tx, sql`delete from operator_device where operator_id = ${operatorId}`)
}

export async function sweepDevices(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from operator_device where last_seen_at < ${before}`)
}
