import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

export type HouseKey = { readonly publicKey: string; readonly secretSealed: Buffer }

/** The RSA key with which the platform signs its calls to some vendors; null before first use. */
export async function rsaKeyOf(db: Db | Tx): Promise<HouseKey | null> {
  return maybe(db, sql<HouseKey>`select public_key, secret_sealed from vendor_house_key where kind = 'rsa'`)
}

export async function insertRsaKey(db: Db | Tx, key: HouseKey, now: Date): Promise<void> {
  await run(
    db,
    // two processes create the first key concurrently: the stored one wins
    sql`
      insert into vendor_house_key (kind, public_key, secret_sealed, created_at)
      values ('rsa', ${key.publicKey}, ${key.secretSealed}, ${now})
      on conflict do nothing
    `,
  )
}
