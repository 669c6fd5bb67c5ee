import type { Db, Tx } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'
import type { PoolTerms } from '../rules/terms.ts'
import type { PoolRow } from './pools.ts'

type Pool = Pick<PoolRow, 'lottery' | 'merchant'>

/** The terms of a draw: those under which the first slip of the brand was sold, or, before that, would be sold now. */
export async function termsOfDraw(db: Db | Tx, pool: PoolRow, round: string | null): Promise<PoolTerms> {
  const found = await maybe(
    db,
    sql<PoolTerms>`
      select t.seed, t.share_ppm, t.full_stake as "full"
      from lottery_pool_terms t
      where t.lottery = ${pool.lottery} and t.merchant = ${pool.merchant} and t.at <= coalesce(
        (
          select min(s.at)
          from window_round_view s
          join wallet_view w on w.id = s.wallet
          join book_view b on b.id = w.book
          where s.bet_window = ${round} and b.merchant = ${pool.merchant} and b.currency = ${pool.currency}
        ),
        clock_timestamp()
      )
      order by t.at desc
      limit 1
    `,
  )
  return found ?? pool
}

/** The newest terms, which may not be those of a draw yet; null: they were never changed. */
export function newestTerms(
  db: Db | Tx,
  { lottery, merchant }: Pool,
): Promise<(PoolTerms & { readonly at: Date }) | null> {
  return maybe(
    db,
    sql<PoolTerms & { readonly at: Date }>`
      select seed, share_ppm, full_stake as "full", at from lottery_pool_terms
      where lottery = ${lottery} and merchant = ${merchant}
      order by at desc
      limit 1
    `,
  )
}

type Names = { readonly byName: string; readonly approvedBy: string }

export async function insertTerms(
  tx: Tx,
  { lottery, merchant }: Pool,
  { seed, sharePpm, full, byName, approvedBy }: PoolTerms & Names,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into lottery_pool_terms (lottery, merchant, seed, share_ppm, full_stake, by_name, approved_by)
      values (${lottery}, ${merchant}, ${seed}, ${sharePpm}, ${full}, ${byName}, ${approvedBy})
    `,
  )
}
