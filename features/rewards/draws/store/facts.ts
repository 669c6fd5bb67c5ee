import type { BrandOf } from '#db/review/owners.ts'
import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import type { AudienceFacts } from '../rules/draw.ts'
import type { Prize } from '../rules/prize.ts'
import { drawColumns, type Draw } from './draws.ts'

export const brandOfDraw: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from draw where id = ${id}::uuid`)

/** What an audience is decided by. */
export function audienceFacts(reader: Db | Tx, memberId: bigint): Promise<AudienceFacts> {
  return one<AudienceFacts>(
    reader,
    sql`
      select m.account, m.created_at as registered_at,
        (select max(d.credited_at) from deposit_view d where d.member_id = m.id) as last_deposit_at
      from member_view m
      where m.id = ${memberId}
    `,
  )
}

/** What a member can do now in each of these draws. */
export function readiness(
  db: Db,
  of: { readonly ids: readonly string[]; readonly memberId: bigint; readonly day: string },
): Promise<
  { readonly id: string; readonly spins: number; readonly isOpened: boolean; readonly isIn: boolean }[]
> {
  return many(
    db,
    sql`
      select d.id, coalesce(h.left_count, 0) as spins,
        exists (select from envelope_claim c where c.draw = d.id and c.member_id = ${of.memberId}) as is_opened,
        exists (
          select from check_in c where c.draw = d.id and c.member_id = ${of.memberId} and c.day = ${of.day}::date
        ) as is_in
      from draw d
      left join draw_holding h on h.draw = d.id and h.member_id = ${of.memberId}
      where d.id = any (${of.ids}::uuid[])
    `,
  )
}

export type ReportRow = Draw & {
  readonly results: number
  readonly members: number
  readonly open: number
  readonly cost: bigint
  /** Results by the place in the published prizes, for the expected cost. */
  readonly places: readonly { readonly place: number; readonly count: number }[]
}

/** All draws of a brand with what they have given, newest first. */
export function allDraws(db: Db, merchant: string): Promise<ReportRow[]> {
  return many<ReportRow>(
    db,
    sql`
      select ${drawColumns}, f.results, f.members, f.cost,
        (select coalesce(sum(h.left_count), 0)::int from draw_holding h where h.draw = d.id) as open,
        coalesce(
          (
            select json_agg(json_build_object('place', n.nth, 'count', n.count))
            from (select c.nth, count(*)::int as count from check_in c where c.draw = d.id group by c.nth) n
          ), '[]') as places
      from draw d
      cross join lateral (
        select coalesce(sum(x.results), 0)::int as results, count(distinct x.member_id)::int as members,
          coalesce(sum(x.cost), 0)::bigint as cost
        from (
          select s.member_id, count(*) as results, sum(s.cost) as cost from wheel_spin s where s.draw = d.id group by s.member_id
          union all
          select t.member_id, sum(t.last - t.first + 1), 0 from raffle_ticket t where t.draw = d.id group by t.member_id
          union all
          select w.member_id, 0, sum(w.cost) from raffle_win w where w.draw = d.id group by w.member_id
          union all
          select c.member_id, count(*), sum(c.amount) from envelope_claim c where c.draw = d.id group by c.member_id
          union all
          select c.member_id, count(*), sum(c.cost) from check_in c where c.draw = d.id group by c.member_id
        ) x
      ) f
      where d.merchant = ${merchant}
      order by d.created_at desc
      limit 200
    `,
  )
}

/** Draws of this brand that prizes can name. */
export async function drawsNamed(
  reader: Db | Tx,
  merchant: string,
  prizes: readonly Prize[],
): Promise<boolean> {
  for (const prize of prizes) {
    if (prize.kind !== 'spins' && prize.kind !== 'tickets') continue
    const kind = prize.kind === 'spins' ? 'wheel' : 'raffle'
    const found = await maybe(
      reader,
      sql`
        select d.id
        from draw d
        where d.id = ${prize.draw} and d.merchant = ${merchant} and d.kind = ${kind} and d.state in ('draft', 'live')
      `,
    )
    if (!found) return false
  }
  return true
}
