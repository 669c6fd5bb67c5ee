import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'

type Reader = Db | Tx

export type TreeRow = {
  readonly id: bigint
  readonly account: string
  readonly type: number
  readonly state: 'open' | 'locked' | 'closed'
  readonly level: number
  readonly directs: number
  readonly team: number
}

export type TreeAsked = {
  readonly merchant: string
  /** Null: agents without an upline. */
  readonly upline: bigint | null
  readonly find: string
  readonly below: bigint | null
  readonly limit: number
}

/** One level of the tree, or accounts that begin with a text; newest first. */
export function treeOf(
  reader: Reader,
  { merchant, upline, find, below, limit }: TreeAsked,
): Promise<TreeRow[]> {
  const start = `${find.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return many(
    reader,
    sql<TreeRow>`
      select m.id, m.account, m.type, m.state, cardinality(m.line) as level,
        (select count(*)::int from member_view d where d.upline_id = m.id) as directs,
        (
          select count(*)::int
          from member_view d
          where d.line > m.line and d.line < m.line[:cardinality(m.line) - 1] || (m.id + 1)
        ) as team
      from member_view m
      where m.merchant = ${merchant} and m.type <> 4
        and case
          when ${find} <> '' then m.account_key like ${start}
          when ${upline}::bigint is null then m.upline_id is null and m.type <> 0
          else m.upline_id = ${upline}
        end
        and (${below}::bigint is null or m.id < ${below})
      order by m.id desc
      limit ${limit}
    `,
  )
}

/** Levels of agents in a subtree, its top included: 0 for a player. */
export async function agentLevels(reader: Reader, id: bigint): Promise<number> {
  const { levels } = await one(
    reader,
    sql<{ levels: number }>`
      select coalesce(max(cardinality(d.line) - cardinality(m.line) + 1), 0)::int as levels
      from member_view m
      join member_view d on d.line >= m.line and d.line < m.line[:cardinality(m.line) - 1] || (m.id + 1) and d.type <> 0
      where m.id = ${id}
    `,
  )
  return levels
}

export async function hasDownline(reader: Reader, id: bigint): Promise<boolean> {
  const { has } = await one(
    reader,
    sql<{ has: boolean }>`select exists (select from member_view where upline_id = ${id}) as has`,
  )
  return has
}
