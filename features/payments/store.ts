import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

export type KeyRow = { readonly merchant: string; readonly keySealed: Buffer }

/** Keys in force, newest first. */
export async function keysInForce(db: Db | Tx, processor: string, now: Date): Promise<KeyRow[]> {
  return many(
    db,
    sql<KeyRow>`
      select merchant, key_sealed
      from processor_key
      where processor = ${processor}
        and created_at <= ${now}
        and (retires_at is null or retires_at > ${now})
      order by created_at desc, id desc
    `,
  )
}

export async function insertKey(
  tx: Tx,
  key: {
    readonly merchant: string
    readonly processor: string
    readonly sealed: Uint8Array
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into processor_key (merchant, processor, key_sealed, created_at)
      values (${key.merchant}, ${key.processor}, ${key.sealed}, ${key.now})
    `,
  )
}

/** The older keys stop proving anything at `retiresAt`, so that what is on its way still arrives. */
export async function retireKeys(
  tx: Tx,
  {
    merchant,
    processor,
    retiresAt,
  }: { readonly merchant: string; readonly processor: string; readonly retiresAt: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update processor_key
      set retires_at = ${retiresAt}
      where merchant = ${merchant} and processor = ${processor} and retires_at is null
    `,
  )
}

/** The next number of the cashier's news; taken after the commit, so that a later number never tells less. */
export async function nextNews(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('cashier_news') as seq`)
  return seq
}
