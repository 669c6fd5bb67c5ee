import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'

export type KeyRow = { readonly merchant: string; readonly keySealed: Buffer }

/** Active keys for one use ('signing' or 'api'), newest first. */
export async function keysInForce(
  db: Db | Tx,
  { processor, use, now }: { readonly processor: string; readonly use: string; readonly now: Date },
): Promise<KeyRow[]> {
  return many(
    db,
    sql<KeyRow>`
      select merchant, key_sealed
      from processor_key
      where processor = ${processor}
        and use = ${use}
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
    readonly use: string
    readonly sealed: Uint8Array
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into processor_key (merchant, processor, use, key_sealed, created_at)
      values (${key.merchant}, ${key.processor}, ${key.use}, ${key.sealed}, ${key.now})
    `,
  )
}

/** Older keys expire at `retiresAt`, so that messages in transit are still verified. */
export async function retireKeys(
  tx: Tx,
  {
    merchant,
    processor,
    use,
    retiresAt,
  }: {
    readonly merchant: string
    readonly processor: string
    readonly use: string
    readonly retiresAt: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update processor_key
      set retires_at = ${retiresAt}
      where merchant = ${merchant} and processor = ${processor} and use = ${use} and retires_at is null
    `,
  )
}

export type KeyEntry = {
  readonly id: string
  readonly merchant: string
  readonly processor: string
  readonly use: 'signing' | 'api'
  readonly keySealed: Buffer
  readonly createdAt: Date
  readonly retiresAt: Date | null
}

/** Every key that is still valid, newest first. */
export async function keysListed(db: Db | Tx, merchant: string | null, now: Date): Promise<KeyEntry[]> {
  return many(
    db,
    sql<KeyEntry>`
      select id, merchant, processor, use, key_sealed, created_at, retires_at
      from processor_key
      where (${merchant}::text is null or merchant = ${merchant}) and (retires_at is null or retires_at > ${now})
      order by merchant, processor, created_at desc, id desc
    `,
  )
}

/** Expiring keys are revoked now. */
export async function endRetiring(
  tx: Tx,
  { merchant, processor, now }: { readonly merchant: string; readonly processor: string; readonly now: Date },
): Promise<number> {
  return run(
    tx,
    sql`
      update processor_key
      set retires_at = ${now}
      where merchant = ${merchant} and processor = ${processor} and retires_at > ${now}
    `,
  )
}

export type AddressRow = {
  readonly merchant: string
  readonly processor: string
  readonly addresses: readonly string[]
}

export async function addressesListed(db: Db | Tx, merchant: string | null): Promise<AddressRow[]> {
  return many(
    db,
    sql<AddressRow>`
      select merchant, processor, addresses::text[] as addresses
      from processor_address
      where ${merchant}::text is null or merchant = ${merchant}
    `,
  )
}

export async function saveAddresses(
  tx: Tx,
  { merchant, processor, addresses, now }: AddressRow & { readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into processor_address (merchant, processor, addresses, changed_at)
      values (${merchant}, ${processor}, ${[...addresses]}::cidr[], ${now})
      on conflict (merchant, processor) do update -- two operators at once: the later one holds
      set addresses = excluded.addresses, changed_at = excluded.changed_at
    `,
  )
}

/** Whether this processor may call a brand from that address: from any address if the brand has listed none. */
export async function isHeardFrom(
  db: Db | Tx,
  { merchant, processor, ip }: { readonly merchant: string; readonly processor: string; readonly ip: string },
): Promise<boolean> {
  const { heard } = await one(
    db,
    sql<{ heard: boolean }>`
      select coalesce(
        (
          select cardinality(addresses) = 0 or ${ip}::inet <<= any (addresses)
          from processor_address
          where merchant = ${merchant} and processor = ${processor}
        ),
        true
      ) as heard
    `,
  )
  return heard
}
