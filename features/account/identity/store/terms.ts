import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type Agreement = {
  readonly memberId: bigint
  readonly version: string
  readonly ip: string
  readonly now: Date
}

/** Records a member's agreement to a version of the terms; the first time counts. */
export async function insertAgreement(tx: Tx | Db, { memberId, version, ip, now }: Agreement): Promise<void> {
  await run(
    tx,
    // two tabs may agree concurrently, with the same effect
    sql`
      insert into member_terms (member_id, version, accepted_at, ip)
      values (${memberId}, ${version}, ${now}, ${ip})
      on conflict (member_id, version) do nothing
    `,
  )
}

/** The version that a member agreed to last, null if none is stored. */
export async function lastAgreement(
  reader: Tx | Db,
  memberId: bigint,
): Promise<{ readonly version: string; readonly acceptedAt: Date } | null> {
  return maybe(
    reader,
    sql<{ version: string; acceptedAt: Date }>`
      select version, accepted_at
      from member_terms
      where member_id = ${memberId}
      order by accepted_at desc
      limit 1
    `,
  )
}
