import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

/** Serialises concurrent requests of one browser: the second finds the account of the first. */
export async function lockBrowser(tx: Tx, deviceHash: Buffer): Promise<void> {
  await run(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${`trial:${deviceHash.toString('hex')}`}, 0))`,
  )
}

export type Trial = { readonly memberId: bigint; readonly createdAt: Date }

/** The newest open trial account of a browser that was created after a given time. */
export async function trialOf(
  tx: Tx,
  { merchant, deviceHash, since }: { merchant: string; deviceHash: Buffer; since: Date },
): Promise<Trial | null> {
  return maybe(
    tx,
    sql<Trial>`
      select m.id as member_id, m.created_at
      from member_device_view d
      join member_view m on m.id = d.member_id and m.type = 4 and m.merchant = ${merchant} and m.state = 'open'
      where d.token_hash = ${deviceHash} and d.removed_at is null and m.created_at > ${since}
      order by m.created_at desc
      limit 1
    `,
  )
}

/** Open trial accounts of a brand that were created before a given time, the oldest first. */
export async function oldTrials(
  db: Db,
  { merchant, before, most }: { merchant: string; before: Date; most: number },
): Promise<readonly bigint[]> {
  const rows = await many(
    db,
    sql<{ id: bigint }>`
      select id from member_view
      where merchant = ${merchant} and type = 4 and state = 'open' and created_at < ${before}
      order by created_at
      limit ${most}
    `,
  )
  return rows.map(({ id }) => id)
}
