import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'
import type { Channel, MethodKind } from '../rules/channels.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

export type MethodRow = {
  readonly id: string
  readonly code: string
  readonly kind: MethodKind
  readonly channel: Channel
  readonly processor: string | null
  readonly currency: Currency
  readonly name: Readonly<Record<string, string>>
  readonly note: Readonly<Record<string, string>>
  readonly least: Minor
  readonly most: Minor
  readonly presets: readonly Minor[]
  readonly feePpm: bigint
  readonly feeFixed: Minor
  readonly arrivalSeconds: number
  readonly expiryMinutes: number
  readonly account: { bank: string; bin: string; accountNumber: string; holder: string } | null
  readonly asset: string | null
  readonly network: string | null
  readonly confirmations: number | null
  readonly guide: Readonly<Record<string, string>>
}

const columns = sql`
  id, code, kind, channel, processor, currency, name, note, least, most, presets::text[] as presets, fee_ppm, fee_fixed,
  arrival_seconds, expiry_minutes, account, asset, network, confirmations, guide
`

type Raw = Omit<MethodRow, 'presets'> & { readonly presets: readonly string[] }

function read(row: Raw): MethodRow {
  return { ...row, presets: row.presets.map(BigInt) } // arrays of int8 arrive as text
}

export async function openMethods(db: Db | Tx, merchant: string, currency: Currency): Promise<MethodRow[]> {
  const rows = await many(
    db,
    sql<Raw>`
      select ${columns}
      from deposit_method
      where merchant = ${merchant} and currency = ${currency} and is_open
      order by sort, code
    `,
  )
  return rows.map(read)
}

export async function methodByCode(tx: Tx, merchant: string, code: string): Promise<MethodRow | null> {
  const row = await maybe(
    tx,
    sql<Raw>`select ${columns} from deposit_method where merchant = ${merchant} and code = ${code} and is_open`,
  )
  return row && read(row)
}

export async function lastMethodOf(db: Db, memberId: bigint): Promise<string | null> {
  const row = await maybe(
    db,
    sql<{ code: string }>`
      select m.code
      from deposit d
      join deposit_method m on m.id = d.method
      where d.member_id = ${memberId}
      order by d.number desc
      limit 1
    `,
  )
  return row?.code ?? null
}

export async function hasMethods(reader: Db | Tx, merchant: string): Promise<boolean> {
  const found = sql<{ id: string }>`select id from deposit_method where merchant = ${merchant} limit 1`
  return (await maybe(reader, found)) !== null
}
