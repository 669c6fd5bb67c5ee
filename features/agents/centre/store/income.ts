import type { Db, Tx } from '#db/pool.ts'
import { many, sql, type Sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { LineCursor } from '../rules/cursor.ts'
import type { Asked } from './overview.ts'

type Reader = Db | Tx

type Own = Asked & { readonly owner: bigint }

/** What an agent earns: postings of the agents' features and of referrals. The account that paid names the source. */
const earned = ({ owner, from, to, currency, zone }: Own): Sql<unknown> => sql`
  from wallet_view w
  join figure_book b on b.book = w.book and b.currency = ${currency}
  join line_view l on l.wallet = w.id
  join posting_kind_view k on k.code = l.kind
  left join house_account_view h on h.id = l.counter
  where w.owner = ${owner} and w.kind = 'cash'
    and l.kind > 19 -- outside play: an index of its own
    and (k.kind like 'agent.%' or k.kind = 'reward.referral')
    and l.at >= day_start(${from}::date, ${zone}) and l.at < day_start(${to}::date + 1, ${zone})
`

const source = sql<string>`case when k.kind = 'reward.referral' then 'referral' else coalesce(nullif(h.detail, ''), k.kind) end`

export function incomeBySource(reader: Reader, own: Own) {
  return many(
    reader,
    sql<{ source: string; amount: Minor }>`
      select ${source} as source, sum(l.amount)::bigint as amount
      ${earned(own)}
      group by 1
      order by 2 desc
    `,
  )
}

export function incomeByDay(reader: Reader, own: Own) {
  return many(
    reader,
    sql<{ day: string; amount: Minor }>`
      select (l.at at time zone ${own.zone})::date as day, sum(l.amount)::bigint as amount
      ${earned(own)}
      group by 1
    `,
  )
}

export type IncomeRow = {
  readonly at: Date
  readonly micros: bigint
  readonly wallet: bigint
  readonly seq: bigint
  readonly source: string
  readonly amount: Minor
}

export function incomeRows(
  reader: Reader,
  own: Own & { readonly before: LineCursor | null; readonly limit: number },
): Promise<IncomeRow[]> {
  const { before, limit } = own
  return many(
    reader,
    sql<IncomeRow>`
      select l.at, (extract(epoch from l.at) * 1000000)::bigint as micros, l.wallet, l.seq::bigint as seq, ${source} as source, l.amount
      ${earned(own)}
        and (
          ${before?.micros ?? null}::bigint is null
          or (l.at, l.wallet, l.seq) < (
            timestamptz 'epoch' + ${before?.micros ?? null}::bigint * interval '1 microsecond',
            ${before?.wallet ?? null}::bigint, ${before?.seq ?? null}::bigint
          )
        )
      order by l.at desc, l.wallet desc, l.seq desc
      limit ${limit}
    `,
  )
}
