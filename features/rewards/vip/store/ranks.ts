import type { Db, Tx } from '#db/pool.ts'
import { maybe, sql } from '#db/rows.ts'
import type { Names } from '../rules/ladder.ts'

export type OwnRank = { readonly level: number; readonly name: Names; readonly since: Date }

/** The member's VIP rank; null: the base rank, level 0. */
export function memberRank(reader: Db | Tx, memberId: bigint): Promise<OwnRank | null> {
  return maybe(
    reader,
    sql<OwnRank>`select r.level, r.name, r.since from vip_member_rank r where r.member_id = ${memberId}`,
  )
}
