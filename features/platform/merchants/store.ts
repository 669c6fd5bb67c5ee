import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Deed } from './rules.ts'

export type MerchantRow = {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly timeZone: string
}
export type HostRow = { readonly host: string; readonly merchant: string }
export type FlagRow = { readonly merchant: string; readonly name: string; readonly isOn: boolean }
export type SettingRow = { readonly merchant: string; readonly name: string; readonly value: unknown }
export type StatusRow = {
  readonly merchant: string
  readonly isClosed: boolean
  readonly endsAt: Date | null
}
export type RegionRow = {
  readonly id: string
  readonly merchant: string
  readonly kind: 'country' | 'network'
  readonly place: string
  readonly deed: Deed
  readonly note: string
}
export type RouteRow = {
  readonly merchant: string
  readonly origin: string
  readonly speedMs: number | null
  readonly measuredAt: Date | null
}
export type PackRow = { readonly code: string; readonly name: string; readonly terms: unknown }
export type CountryRow = { readonly country: string; readonly pack: string }

export async function merchantsInOrder(db: Db | Tx): Promise<readonly MerchantRow[]> {
  return many(db, sql<MerchantRow>`select code, name, currency, time_zone from merchant order by sort, code`)
}

export async function hostRows(db: Db | Tx): Promise<readonly HostRow[]> {
  return many(db, sql<HostRow>`select host, merchant from merchant_host order by merchant, created_at, host`)
}

export async function flagRows(db: Db | Tx): Promise<readonly FlagRow[]> {
  return many(db, sql<FlagRow>`select merchant, name, is_on from merchant_flag`)
}

export async function settingRows(db: Db | Tx): Promise<readonly SettingRow[]> {
  return many(db, sql<SettingRow>`select merchant, name, value from merchant_setting_view`)
}

export async function statusRows(db: Db | Tx): Promise<readonly StatusRow[]> {
  return many(db, sql<StatusRow>`select merchant, is_closed, ends_at from merchant_status`)
}

export async function regionRows(db: Db | Tx): Promise<readonly RegionRow[]> {
  return many(
    db,
    sql<RegionRow>`
      select id, merchant, kind, place, deed, note
      from region_rule
      order by merchant, kind, place
    `,
  )
}

export async function routeRows(db: Db | Tx): Promise<readonly RouteRow[]> {
  return many(
    db,
    sql<RouteRow>`
      select merchant, origin, speed_ms, measured_at
      from domain_route
      order by merchant, sort, origin
    `,
  )
}

export async function packRows(db: Db | Tx): Promise<readonly PackRow[]> {
  return many(db, sql<PackRow>`select code, name, terms from jurisdiction_pack order by code`)
}

export async function countryRows(db: Db | Tx): Promise<readonly CountryRow[]> {
  return many(db, sql<CountryRow>`select country, pack from jurisdiction_country order by country`)
}

export async function writeFlag(tx: Db | Tx, { merchant, name, isOn }: FlagRow, now: Date): Promise<void> {
  await run(
    tx,
    // concurrent changes: the later one wins, and the audit log has both
    sql`
      insert into merchant_flag (merchant, name, is_on, changed_at)
      values (${merchant}, ${name}, ${isOn}, ${now})
      on conflict (merchant, name) do update set is_on = excluded.is_on, changed_at = excluded.changed_at
    `,
  )
}

export async function writeBrand(
  tx: Tx,
  { code, name, timeZone }: { code: string; name: string; timeZone: string },
): Promise<void> {
  await run(tx, sql`update merchant set name = ${name}, time_zone = ${timeZone} where code = ${code}`)
}

export async function writeStatus(
  tx: Db | Tx,
  { merchant, isClosed, endsAt }: StatusRow,
  now: Date,
): Promise<void> {
  await run(
    tx,
    // the first change of a brand's status inserts its row; of concurrent ones the later wins
    sql`
      insert into merchant_status (merchant, is_closed, ends_at, changed_at)
      values (${merchant}, ${isClosed}, ${endsAt}, ${now})
      on conflict (merchant) do update
      set is_closed = excluded.is_closed, ends_at = excluded.ends_at, changed_at = excluded.changed_at
    `,
  )
}

/** The owner of a host after the insert: another brand's if it was taken. */
export async function addHost(
  tx: Db | Tx,
  { host, merchant }: HostRow,
  now: Date,
): Promise<{ merchant: string } | null> {
  await run(
    tx,
    // a host that another brand took first stays theirs
    sql`
      insert into merchant_host (host, merchant, created_at)
      values (${host}, ${merchant}, ${now})
      on conflict (host) do nothing
    `,
  )
  return maybe(tx, sql<{ merchant: string }>`select merchant from merchant_host where host = ${host}`)
}

export async function dropHost(tx: Tx, { host, merchant }: HostRow): Promise<boolean> {
  return (await run(tx, sql`delete from merchant_host where host = ${host} and merchant = ${merchant}`)) > 0
}

export async function writeRegion(
  tx: Db | Tx,
  { merchant, kind, place, deed, note }: Omit<RegionRow, 'id'>,
  now: Date,
): Promise<void> {
  await run(
    tx,
    // one rule per place: the later one wins
    sql`
      insert into region_rule (merchant, kind, place, deed, note, created_at)
      values (${merchant}, ${kind}, ${place}, ${deed}, ${note}, ${now})
      on conflict (merchant, kind, place) do update
      set deed = excluded.deed, note = excluded.note
    `,
  )
}

export async function dropRegion(
  tx: Tx,
  { id, merchant }: { id: string; merchant: string },
): Promise<RegionRow | null> {
  return maybe(
    tx,
    sql<RegionRow>`
      delete from region_rule
      where id = ${id} and merchant = ${merchant}
      returning id, merchant, kind, place, deed, note
    `,
  )
}

export async function addRoute(
  tx: Db | Tx,
  { merchant, origin }: { merchant: string; origin: string },
): Promise<void> {
  await run(
    tx,
    // a duplicate address is stored once
    sql`
      insert into domain_route (merchant, origin, sort)
      select ${merchant}, ${origin}, coalesce(max(sort), 0) + 1
      from domain_route
      where merchant = ${merchant}
      on conflict (merchant, origin) do nothing
    `,
  )
}

export async function dropRoute(
  tx: Tx,
  { merchant, origin }: { merchant: string; origin: string },
): Promise<boolean> {
  return (
    (await run(tx, sql`delete from domain_route where merchant = ${merchant} and origin = ${origin}`)) > 0
  )
}

export async function writeSpeed(
  db: Db,
  { merchant, origin, speedMs }: { merchant: string; origin: string; speedMs: number | null },
  now: Date,
): Promise<void> {
  await run(
    db,
    sql`
      update domain_route
      set speed_ms = ${speedMs}, measured_at = ${now}
      where merchant = ${merchant} and origin = ${origin}
    `,
  )
}

/** Whether it was created: not if a pack with this code exists. */
export async function insertPack(
  tx: Tx,
  { code, name, from }: { code: string; name: string; from: string },
  now: Date,
): Promise<boolean> {
  const made = await run(
    tx,
    // two operators create the same code concurrently: the first wins, and the other gets a refusal
    sql`
      insert into jurisdiction_pack (code, name, terms, changed_at)
      select ${code}, ${name}, terms, ${now}
      from jurisdiction_pack
      where code = ${from}
      on conflict (code) do nothing
    `,
  )
  return made > 0
}

export async function writePack(
  tx: Tx,
  { code, terms }: { code: string; terms: unknown },
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
      update jurisdiction_pack
      set terms = ${JSON.stringify(terms)}::jsonb, changed_at = ${now}
      where code = ${code}
    `,
  )
}

export async function writeCountry(tx: Tx, { country, pack }: CountryRow): Promise<void> {
  await run(
    tx,
    // a country has one pack: the later one wins
    sql`
      insert into jurisdiction_country (country, pack)
      values (${country}, ${pack})
      on conflict (country) do update set pack = excluded.pack
    `,
  )
}

export async function dropCountry(tx: Tx, country: string): Promise<boolean> {
  return (await run(tx, sql`delete from jurisdiction_country where country = ${country}`)) > 0
}
