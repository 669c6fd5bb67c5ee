import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { GiftMoment } from '../rules/gift.ts'
import type { Names } from '../rules/ladder.ts'

type Range = { readonly merchant: string; readonly zone: string; readonly from: string; readonly to: string }

export type RankCount = {
  readonly level: number
  readonly name: Names
  readonly members: number
  readonly reached: number
  readonly fell: number
  readonly set: number
}

/** Members who hold each rank now, and the changes to it in the brand's days [from, to]. */
export function rankCounts(db: Db, { merchant, zone, from, to }: Range): Promise<RankCount[]> {
  return many(
    db,
    sql<RankCount>`
      select r.level::int as level, r.name,
        (select count(*)::int from vip_member v where v.merchant = b.merchant and v.level = r.level) as members,
        count(c.id) filter (where c.cause = 'upgrade' or (c.cause = 'retention' and c.to_level > c.from_level))::int as reached,
        count(c.id) filter (where c.cause = 'retention' and c.to_level < c.from_level)::int as fell,
        count(c.id) filter (where c.cause = 'operators')::int as set
      from vip_brand b
      join vip_rank r on r.version = b.version
      left join vip_change c on c.merchant = b.merchant and c.to_level = r.level
        and c.at >= day_start(${from}::date, ${zone}) and c.at < day_start(${to}::date + 1, ${zone})
      where b.merchant = ${merchant}
      group by b.merchant, r.level, r.name
      order by r.level
    `,
  )
}

export type GiftCost = {
  readonly moment: GiftMoment
  readonly kind: string
  readonly offered: number
  readonly credited: number
  readonly amount: bigint
}

/** Gifts offered in the brand's days [from, to], and what of them was credited. */
export function giftCosts(db: Db, { merchant, zone, from, to }: Range): Promise<GiftCost[]> {
  return many(
    db,
    sql<GiftCost>`
      select r.campaign as moment, r.kind, count(*)::int as offered, count(r.credited_at)::int as credited,
        coalesce(sum(r.amount) filter (where r.credited_at is not null), 0)::bigint as amount
      from reward_view r
      where r.source = 'vip' and r.merchant = ${merchant}
        and r.offered_at >= day_start(${from}::date, ${zone}) and r.offered_at < day_start(${to}::date + 1, ${zone})
      group by r.campaign, r.kind
      order by r.campaign, r.kind
    `,
  )
}
