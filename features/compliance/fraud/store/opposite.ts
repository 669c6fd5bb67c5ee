import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Opposite } from '../rules/opposite.ts'

/** Members of the same line as a member who bet on the same events since a moment, with what their stakes matched of the member's. */
export function oppositeOf(db: Db, member: bigint, since: Date): Promise<Opposite[]> {
  return many(
    db,
    sql<Opposite>`
      with mine as materialized (
        select s.event, s.side, sum(s.stake)::bigint as stake, max(s.at) as at
        from fraud_side s
        where s.member_id = ${member} and s.at >= ${since}
        group by 1, 2
      ), theirs as materialized (
        select o.event, o.side, o.member_id, sum(o.stake)::bigint as stake
        from (select distinct m.event from mine m) m
        join fraud_side o on o.event = m.event and o.member_id <> ${member}
        join member_view me on me.id = ${member}
        join member_view other on other.id = o.member_id and other.merchant = me.merchant and other.line[1] = me.line[1]
        group by 1, 2, 3
      ), met as (
        select t.member_id, m.event, m.side, m.stake, m.at, coalesce(sum(t.stake) filter (where t.side <> m.side), 0)::bigint as against
        from mine m
        join theirs t on t.event = m.event
        group by 1, 2, 3, 4, 5
      )
      select other.account, count(distinct e.event)::int as events, sum(e.stake)::bigint as staked,
        sum(least(e.stake, e.against))::bigint as opposed, max(e.at) as newest_at
      from met e
      join member_view other on other.id = e.member_id
      group by other.id, other.account
    `,
  )
}
