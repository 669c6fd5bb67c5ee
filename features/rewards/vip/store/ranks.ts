import type { Db, Tx } from '#db/pool.ts'
import { maybe, sql, type Sql } from '#db/rows.ts'
import type { Names } from '../rules/ladder.ts'

export type OwnRank = { readonly level: number; readonly name: Names; readonly since: Date }

/** The member's VIP rank; null: the base rank, level 0. */
export function memberRank(reader: Db | Tx, memberId: bigint): Promise<OwnRank | null> {
  return maybe(
    reader,
    sql<OwnRank>`select r.level, r.name, r.since from vip_member_rank r where r.member_id = ${memberId}`,
  )
}

/** The level of a member's rank as text, in the statement of another feature; 0 is the base rank. */
export const levelOf = (member: Sql<bigint>): Sql<string[]> =>
  sql`array[coalesce((select c_rank.level::text from vip_member_rank c_rank where c_rank.member_id = ${member}), '0')]`
