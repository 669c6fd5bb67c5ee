import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Channel, MethodKind } from '../rules/channels.ts'

type Both = { readonly en: string; readonly vi: string }

/** The editable fields of a method. */
export type DraftRow = {
  readonly name: Both
  readonly note: Both
  readonly guide: Both
  readonly least: Minor
  readonly most: Minor
  readonly presets: readonly Minor[]
  readonly feePpm: number
  readonly feeFixed: Minor
  readonly arrivalSeconds: number
  readonly expiryMinutes: number
  readonly sort: number
  readonly isOpen: boolean
  readonly account: { bank: string; bin: string; accountNumber: string; holder: string } | null
  readonly coin: { asset: string; network: string; confirmations: number } | null
}

export type FixedRow = {
  readonly merchant: string
  readonly code: string
  readonly kind: MethodKind
  readonly channel: Channel
  readonly processor: string | null
  readonly currency: Currency
}

export type OfficeMethod = DraftRow &
  FixedRow & {
    readonly id: string
    readonly version: number
    readonly changedAt: Date | null
    readonly count: number
    readonly amount: Minor
  }

type Raw = Omit<OfficeMethod, 'presets' | 'guide'> & {
  readonly presets: readonly string[]
  readonly guide: Partial<Both>
}

const columns = sql`
  m.id, m.version, m.changed_at, m.merchant, m.code, m.kind, m.channel, m.processor, m.currency, m.name, m.note, m.guide,
  m.least, m.most, m.presets::text[] as presets, m.fee_ppm::int as fee_ppm, m.fee_fixed, m.arrival_seconds, m.expiry_minutes,
  m.sort, m.is_open, m.account,
  case when m.asset is not null then
    jsonb_build_object('asset', m.asset, 'network', m.network, 'confirmations', m.confirmations)
  end as coin
`

function read(row: Raw): OfficeMethod {
  const { en = '', vi = '' } = row.guide
  return { ...row, presets: row.presets.map(BigInt), guide: { en, vi } } // arrays of int8 arrive as text
}

/** Every method, with its credited deposits since `from`. */
export async function officeMethods(db: Db | Tx, brand: string | null, from: Date): Promise<OfficeMethod[]> {
  const rows = await many(
    db,
    sql<Raw>`
      select ${columns}, coalesce(u.count, 0)::int as count, coalesce(u.amount, 0)::bigint as amount
      from deposit_method m
      left join (
        select d.method, count(*) as count, sum(f.deposits) as amount
        from figure_line f
        join deposit d on d.id = f.ref
        where f.at >= ${from} and f.code > 19 and f.deposits > 0
        group by d.method
      ) u on u.method = m.id
      where ${brand}::text is null or m.merchant = ${brand}
      order by m.merchant desc, m.sort, m.code
    `,
  )
  return rows.map(read)
}

/** For a change: the second of two operators waits, then finds another version. */
export async function lockMethod(tx: Tx, id: string): Promise<OfficeMethod | null> {
  const row = await maybe(
    tx,
    sql<Raw>`select ${columns}, 0 as count, 0::bigint as amount from deposit_method m where m.id = ${id} for update of m`,
  )
  return row && read(row)
}

const json = (value: object | null) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`
const texts = (sums: readonly Minor[]) => sql`${sums.map(String)}::text[]::bigint[]`

/** The new method's ID; null if the brand has one with that code. */
export async function insertMethod(
  tx: Tx,
  m: FixedRow & DraftRow & { readonly now: Date },
): Promise<string | null> {
  const row = await maybe(
    tx,
    sql<{ id: string }>`
      insert into deposit_method (
        merchant, code, kind, channel, processor, currency, name, note, guide, least, most, presets, fee_ppm, fee_fixed,
        arrival_seconds, expiry_minutes, sort, is_open, account, asset, network, confirmations, changed_at
      )
      values (
        ${m.merchant}, ${m.code}, ${m.kind}, ${m.channel}, ${m.processor}, ${m.currency}, ${json(m.name)}, ${json(m.note)},
        ${json(m.guide)}, ${m.least}, ${m.most}, ${texts(m.presets)}, ${m.feePpm}, ${m.feeFixed}, ${m.arrivalSeconds},
        ${m.expiryMinutes}, ${m.sort}, ${m.isOpen}, ${json(m.account)}, ${m.coin?.asset ?? null},
        ${m.coin?.network ?? null}, ${m.coin?.confirmations ?? null}, ${m.now}
      )
      on conflict (merchant, code) do nothing -- two operators add the same at once
      returning id
    `,
  )
  return row?.id ?? null
}

export async function updateMethod(tx: Tx, id: string, m: DraftRow & { readonly now: Date }): Promise<void> {
  await run(
    tx,
    sql`
      update deposit_method
      set name = ${json(m.name)}, note = ${json(m.note)}, guide = ${json(m.guide)}, least = ${m.least}, most = ${m.most},
        presets = ${texts(m.presets)}, fee_ppm = ${m.feePpm}, fee_fixed = ${m.feeFixed},
        arrival_seconds = ${m.arrivalSeconds}, expiry_minutes = ${m.expiryMinutes}, sort = ${m.sort},
        is_open = ${m.isOpen}, account = ${json(m.account)}, asset = ${m.coin?.asset ?? null},
        network = ${m.coin?.network ?? null}, confirmations = ${m.coin?.confirmations ?? null},
        changed_at = ${m.now}, version = version + 1
      where id = ${id}
    `,
  )
}

export async function brandsWithMoney(
  db: Db,
  brand: string | null,
): Promise<{ code: string; name: string; currency: Currency }[]> {
  return many(
    db,
    sql<{ code: string; name: string; currency: Currency }>`
      select code, name, currency
      from merchant_view
      where ${brand}::text is null or code = ${brand}
      order by code desc
    `,
  )
}
