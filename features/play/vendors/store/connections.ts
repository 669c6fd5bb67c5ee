import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export const protocolNames = ['canonical', 'hub88', 'softswiss', 'pragmatic'] as const
export type ProtocolName = (typeof protocolNames)[number]

/** A vendor's integration. */
export type VendorConnection = {
  readonly vendor: string
  readonly name: string
  readonly protocol: ProtocolName
  readonly isSandbox: boolean
  readonly launchUrl: string
  readonly apiUrl: string
  /** The platform's id at the vendor's server, where required. */
  readonly partner: string
  readonly networks: readonly string[]
  readonly isContracted: boolean
}

const columns = sql`
  d.vendor, v.name, d.protocol, d.is_sandbox, d.launch_url, d.api_url, d.partner, d.networks, v.is_contracted
`

export async function doorOf(db: Db | Tx, vendor: string): Promise<VendorConnection | null> {
  return maybe(
    db,
    sql<VendorConnection>`
      select ${columns}
      from vendor_connection d
      join vendor_view v on v.code = d.vendor
      where d.vendor = ${vendor}
    `,
  )
}

export async function doors(db: Db | Tx): Promise<readonly VendorConnection[]> {
  return many(
    db,
    sql<VendorConnection>`
      select ${columns}
      from vendor_connection d
      join vendor_view v on v.code = d.vendor
      order by v.sort, d.vendor
    `,
  )
}

export type DoorChange = Pick<
  VendorConnection,
  'vendor' | 'protocol' | 'isSandbox' | 'launchUrl' | 'apiUrl' | 'partner' | 'networks'
>

export async function saveDoor(tx: Db | Tx, door: DoorChange, now: Date): Promise<void> {
  await run(
    tx,
    // of two concurrent operators the last write wins; the audit log has both
    sql`
      insert into vendor_connection (vendor, protocol, is_sandbox, launch_url, api_url, partner, networks, updated_at)
      values (
        ${door.vendor}, ${door.protocol}, ${door.isSandbox}, ${door.launchUrl}, ${door.apiUrl}, ${door.partner},
        ${door.networks}, ${now}
      )
      on conflict (vendor) do update
      set protocol = excluded.protocol, launch_url = excluded.launch_url, api_url = excluded.api_url,
        partner = excluded.partner, networks = excluded.networks, updated_at = excluded.updated_at
    `,
  )
}

export type KeyKind = 'ed25519' | 'rsa' | 'secret'

export type VendorKey = {
  readonly id: bigint
  readonly vendor: string
  readonly name: string
  readonly kind: KeyKind
  readonly publicKey: string | null
  readonly secretSealed: Buffer | null
  readonly createdAt: Date
  readonly retiresAt: Date | null
}

/** A vendor's active keys, newest first. */
export async function keysOf(db: Db | Tx, vendor: string, now: Date): Promise<readonly VendorKey[]> {
  return many(
    db,
    sql<VendorKey>`
      select id, vendor, name, kind, public_key, secret_sealed, created_at, retires_at
      from vendor_key
      where vendor = ${vendor} and (retires_at is null or retires_at > ${now})
      order by created_at desc, id desc
    `,
  )
}

/** Every active key, of all vendors. */
export async function keysInForce(db: Db, now: Date): Promise<readonly VendorKey[]> {
  return many(
    db,
    sql<VendorKey>`
      select id, vendor, name, kind, public_key, secret_sealed, created_at, retires_at
      from vendor_key
      where retires_at is null or retires_at > ${now}
      order by created_at desc, id desc
    `,
  )
}

/** The active key with that name: names are unique across all providers. */
export async function keyNamed(db: Db | Tx, name: string, now: Date): Promise<VendorKey | null> {
  return maybe(
    db,
    sql<VendorKey>`
      select id, vendor, name, kind, public_key, secret_sealed, created_at, retires_at
      from vendor_key
      where name = ${name} and (retires_at is null or retires_at > ${now})
    `,
  )
}

export type NewKey = Pick<VendorKey, 'vendor' | 'name' | 'kind'> & {
  readonly publicKey: string | null
  readonly secretSealed: Uint8Array | null
}

/** False where the name is taken. */
export async function insertKey(tx: Db | Tx, key: NewKey, now: Date): Promise<boolean> {
  const made = await run(
    tx,
    // two operators use one name concurrently: the second is refused
    sql`
      insert into vendor_key (vendor, name, kind, public_key, secret_sealed, created_at)
      values (${key.vendor}, ${key.name}, ${key.kind}, ${key.publicKey}, ${key.secretSealed}, ${now})
      on conflict (name) do nothing
    `,
  )
  return made === 1
}

/** Revokes a key; false if the key is unknown or revoked. */
export async function retireKey(
  tx: Tx,
  { vendor, name }: Pick<VendorKey, 'vendor' | 'name'>,
  at: Date,
): Promise<boolean> {
  const done = await run(
    tx,
    sql`
      update vendor_key
      set retires_at = ${at}
      where vendor = ${vendor} and name = ${name} and (retires_at is null or retires_at > ${at})
    `,
  )
  return done === 1
}

/** Every key that a vendor ever had, newest first. */
export async function allKeys(db: Db, vendor: string): Promise<readonly VendorKey[]> {
  return many(
    db,
    sql<VendorKey>`
      select id, vendor, name, kind, public_key, null::bytea as secret_sealed, created_at, retires_at
      from vendor_key
      where vendor = ${vendor}
      order by created_at desc, id desc
    `,
  )
}
