import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { MoneyRow } from '../rules/money.ts'

export type Days = { readonly from: string; readonly to: string; readonly merchant: string | null }

/** Every ledger entry of the cashier in these days of the brand's zone, both ends inclusive; the index it uses excludes rounds. */
const lines = ({ from, to, merchant }: Days) => sql`
  select l.merchant, l.currency, l.day, l.ref, l.note, l.deposits + l.paid_out as moved, l.deposit_fees + l.withdrawal_fees as fees,
    l.returned, case when l.deposits <> 0 or l.deposit_fees <> 0 then 'in' else 'out' end as way
  from figure_line l
  join merchant_view m on m.code = l.merchant
  where l.code > 19
    and (l.deposits <> 0 or l.deposit_fees <> 0 or l.paid_out <> 0 or l.returned <> 0 or l.withdrawal_fees <> 0)
    and (${merchant}::text is null or l.merchant = ${merchant})
    and l.at >= day_start(${from}::date, m.time_zone)
    and l.at < day_start(${to}::date + 1, m.time_zone)
`

const sums = sql`
  count(distinct l.ref) filter (where l.moved <> 0) as orders, sum(l.moved)::bigint as moved, sum(l.fees)::bigint as fees,
  sum(l.returned)::bigint as returned
`

/**
 * By day and method, newest day first, followed by the same money without days and methods: one statement, so that both belong to the same
 * snapshot. A withdrawal's method is its destination bank; a payout from a hold has the hold as its reference and the withdrawal in its
 * note.
 */
export async function moneyByDay(
  db: Db,
  days: Days,
  language: string,
): Promise<{ readonly rows: MoneyRow[]; readonly totals: MoneyRow[] }> {
  const found = await many(
    db,
    sql<MoneyRow>`
      with moved as materialized (${lines(days)})
      (
        select l.merchant, l.currency, l.day::text as day, l.way,
          coalesce(dm.name ->> ${language}, dm.name ->> 'en', bk.name, '?') as method, ${sums}
        from moved l
        left join deposit_view d on d.id = l.ref and l.way = 'in'
        left join deposit_method_view dm on dm.id = d.method
        left join withdrawal_view wd on l.way = 'out'
          and wd.id = case when pg_input_is_valid(l.note, 'uuid') then l.note::uuid else l.ref end
        left join payout_account_view pa on pa.id = wd.account
        left join bank_view bk on bk.code = pa.bank
        group by l.merchant, l.currency, l.day, l.way, 5
        order by l.day desc, l.merchant, l.currency, l.way, moved desc, 5
      )
      union all
      (
        select l.merchant, l.currency, '', l.way, '', ${sums}
        from moved l
        group by l.merchant, l.currency, l.way
        order by l.merchant, l.currency, l.way
      )
    `,
  )
  return { rows: found.filter(({ day }) => day !== ''), totals: found.filter(({ day }) => day === '') }
}
