import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type ProofRow = {
  readonly id: string
  readonly file: string
  readonly at: Date
  /** Other withdrawals that the same picture was sent for. */
  readonly usedBefore: string[]
}

export async function insertProof(
  tx: Tx,
  proof: {
    readonly withdrawal: string
    readonly file: string
    readonly bytes: number
    readonly sha256: Uint8Array
    readonly at: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into withdrawal_proof (withdrawal, file, bytes, sha256, at)
      values (${proof.withdrawal}, ${proof.file}, ${proof.bytes}, ${proof.sha256}, ${proof.at})
    `,
  )
}

/** Whether this withdrawal has the same picture already; asked under the withdrawal's lock. */
export async function hasProof(tx: Tx, withdrawal: string, sha256: Uint8Array): Promise<boolean> {
  const same = sql<{ id: string }>`
    select id from withdrawal_proof where withdrawal = ${withdrawal} and sha256 = ${sha256} limit 1
  `
  return (await maybe(tx, same)) !== null
}

export async function proofsOf(db: Db, withdrawal: string): Promise<ProofRow[]> {
  return many(
    db,
    sql<ProofRow>`
      select f.id, f.file, f.at,
        array(
          select distinct 'W-' || w.number
          from withdrawal_proof o
          join withdrawal w on w.id = o.withdrawal
          where o.sha256 = f.sha256 and o.withdrawal <> f.withdrawal
        ) as used_before
      from withdrawal_proof f
      where f.withdrawal = ${withdrawal}
      order by f.at desc
    `,
  )
}
