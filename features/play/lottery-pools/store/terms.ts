import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { PoolTerms } from '../rules/terms.ts'
import type { PoolRow } from './pools.ts'

type Pool = Pick<PoolRow, 'lottery' | 'merchant'>

/** The terms of a draw: those under which the first slip of the brand was sold, or, before that, would be sold now. */
export async function termsOfDraw(db: Db | Tx, pool: PoolRow, round: string | null): Promise<PoolTerms> {
  const [found] = await changedTerms(db, pool, [round])
  return found ?? pool
}

/** The terms of draws of a pool, by round, in one query. */
export async function termsOfDraws(
  db: Db,
  pool: PoolRow,
  rounds: readonly string[],
): Promise<(round: string) => PoolTerms> {
  const rows = await changedTerms(db, pool, rounds)
  const byRound = new Map(rows.map((row) => [row.round, row]))
  return (round) => byRound.get(round) ?? pool
}

/** Those of rounds whose terms are not the ones that the pool was opened with. A pool without changes reads no slips. */
function changedTerms(
  db: Db | Tx,
  { lottery, merchant, currency }: PoolRow,
  rounds: readonly (string | null)[],
): Promise<readonly (PoolTerms & { readonly round: string | null })[]> {
  return many(
    db,
    sql<PoolTerms & { readonly round: string | null }>`
      select r.round, t.seed, t.share_ppm, t.full_stake as "full"
      from unnest(${rounds}::uuid[]) r (round)
      cross join lateral (
        select seed, share_ppm, full_stake from lottery_pool_terms
        where lottery = ${lottery} and merchant = ${merchant} and at <= coalesce(
          (
            select min(s.at)
            from window_round_view s
            join wallet_view w on w.id = s.wallet
            join book_view b on b.id = w.book
            where s.bet_window = r.round and b.merchant = ${merchant} and b.currency = ${currency}
          ),
          clock_timestamp()
        )
        order by at desc
        limit 1
      ) t
      where exists (select from lottery_pool_terms where lottery = ${lottery} and merchant = ${merchant})
    `,
  )
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
