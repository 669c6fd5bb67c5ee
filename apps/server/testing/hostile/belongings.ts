import { many, one, sql } from '#db/rows.ts'
import type { Db } from '#db/pool.ts'

/** Whose rows: a brand's with all its members, or one member's. */
export type Owner = { readonly merchant: string } | { readonly member: bigint }

/**
 * Rows that belong to a brand or a member, found through the database catalogue, so that a new feature's tables are included automatically.
 */
export type Belongings = {
  /** Ids of their rows, a few per table, as a URL or a body would contain them. */
  readonly ids: readonly string[]
  /** A digest of all their rows by table; equal before and after means that none changed. */
  readonly prints: Readonly<Record<string, string>>
}

type Column = { readonly table: string; readonly column: string; readonly hasId: boolean }

/** Tables changed by each caller's own calls, or by the platform's clock. */
const restless: ReadonlySet<string> = new Set(['merchant_setting', 'domain_route'])
/** One row per table by day; the nightly run tries more. */
const IDS_A_TABLE = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 4 : 1

export async function belongingsOf(db: Db, owner: Owner): Promise<Belongings> {
  const columns = await many(
    db,
    sql<Column>`
      select c.table_name as table, c.column_name as column,
        exists (
          select 1 from information_schema.columns i where i.table_name = c.table_name and i.column_name = 'id'
        ) as has_id
      from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and c.column_name in ('merchant', 'member_id', 'member', 'owner', 'wallet')
        and c.data_type in ('text', 'bigint')
      order by 1, 2
    `,
  )
  const ids: string[] = []
  const prints: Record<string, string> = {}
  for (const { table, column, hasId } of columns) {
    if (restless.has(table)) continue
    const owned = ownedBy(column, owner)
    const print = await one(
      db,
      sql<{ print: string }>`
        select coalesce(md5(string_agg(t::text, ',' order by t::text)), 'none') as print
        from ${sql.table(table)} t
        where ${owned}
      `,
    )
    prints[`${table}.${column}`] = print.print
    if (!hasId) continue
    const rows = await many(
      db,
      sql<{
        id: string
      }>`select id::text as id from ${sql.table(table)} t where ${owned} limit ${IDS_A_TABLE}`,
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return { ids: [...new Set(ids)], prints }
}

/** Rows of the brand itself, of its members or the member, or of their wallets. */
function ownedBy(column: string, owner: Owner) {
  const name = sql.ref(`t.${column}`)
  const people = 'merchant' in owner ? sql`m.merchant = ${owner.merchant}` : sql`m.id = ${owner.member}`
  switch (column) {
    case 'merchant':
      return 'merchant' in owner ? sql`${name}::text = ${owner.merchant}` : sql`false`
    case 'wallet':
      return sql`${name}::text in (
        select w.id::text from wallet w join member m on m.id = w.owner where ${people}
      )`
    default:
      return sql`${name}::text in (select m.id::text from member m where ${people})`
  }
}
