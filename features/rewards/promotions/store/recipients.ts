import type { Db, Tx } from '#db/pool.ts'
import { many, sql, type Sql } from '#db/rows.ts'
import { birthdaysOn } from '../rules/occasions.ts'

/** Whom a promotion is given to by itself, before its conditions. */
export type Moment = { readonly occasion: string } & (
  | { readonly kind: 'registered'; readonly from: Date; readonly to: Date }
  | { readonly kind: 'birthday'; readonly day: string; readonly at: Date }
  | { readonly kind: 'listed'; readonly accounts: readonly string[]; readonly at: Date }
  | { readonly kind: 'all'; readonly at: Date }
)

/** Whether `m` of member_view is one of them. */
export function isOf(moment: Moment): Sql<boolean> {
  switch (moment.kind) {
    case 'registered':
      return sql`m.created_at >= ${moment.from} and m.created_at <= ${moment.to}`
    case 'birthday':
      return sql`to_char(m.birthday, 'MM-DD') = any (${birthdaysOn(moment.day)}::text[])`
    case 'listed':
      return sql`m.account_key = any (${moment.accounts.map((each) => each.trim().toLowerCase())}::text[])`
    case 'all':
      return sql`true`
  }
}

/** As of when the conditions are looked at: a registration's own moment. */
export function asOf(moment: Moment): Sql<Date> {
  return moment.kind === 'registered' ? sql`m.created_at` : sql`${moment.at}::timestamptz`
}

export type Asked = {
  /** Whether `m` plays at the brand and meets the conditions as of a moment. */
  readonly isMet: (at: Sql<Date>) => Sql<boolean>
  readonly moment: Moment
  readonly after: bigint
  readonly limit: number
}

/** Members whom a promotion is for at a moment, in the order of their IDs. */
export async function recipients(reader: Db | Tx, { isMet, moment, after, limit }: Asked): Promise<bigint[]> {
  const rows = await many<{ id: bigint }>(
    reader,
    sql`
      select m.id
      from member_view m
      where ${isOf(moment)} and ${isMet(asOf(moment))} and m.id > ${after}
      order by m.id
      limit ${limit}
    `,
  )
  return rows.map(({ id }) => id)
}
