import { sql, type Sql } from '#db/rows.ts'

type Pair = { readonly memberId: bigint; readonly referrerId: bigint }

/** With whom a friend must share nothing: the referrer, and their other friends. A query of IDs as `id`. */
export const othersOf = ({ memberId, referrerId }: Pair): Sql<unknown> => sql`
  select ${referrerId}::bigint as id
  union
  select r.member_id from referral r where r.referrer_id = ${referrerId} and r.member_id <> ${memberId}
`
