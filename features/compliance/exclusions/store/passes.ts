import type { Db } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export async function insertPass(
  db: Db,
  {
    tokenHash,
    memberId,
    now,
    expiresAt,
  }: { readonly tokenHash: Buffer; readonly memberId: bigint; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await run(
    db,
    sql`
      insert into exclusion_pass (token_hash, member_id, created_at, expires_at)
      values (${tokenHash}, ${memberId}, ${now}, ${expiresAt})
    `,
  )
}

/** The member of a pass; null if it is unknown or expired. */
export async function holderOf(db: Db, tokenHash: Buffer, now: Date): Promise<bigint | null> {
  const row = await maybe(
    db,
    sql<{ memberId: bigint }>`
      select member_id from exclusion_pass where token_hash = ${tokenHash} and expires_at > ${now}
    `,
  )
  return row?.memberId ?? null
}

export function sweepPasses(db: Db, now: Date): Promise<number> {
  return run(db, sql`delete from exclusion_pass where expires_at < ${now}`)
}
