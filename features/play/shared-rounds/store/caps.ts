import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Cap } from '../rules/caps.ts'

export type CapRow = Cap & { readonly setBy: string; readonly setAt: Date }

export function capsOf(db: Db | Tx, series: string): Promise<CapRow[]> {
  return many(
    db,
    sql<CapRow>`select currency, key, most, set_by, set_at from shared_cap where series = ${series} order by currency, key`,
  )
}

/** Sets a cap, or removes it (null). */
export async function setCap(
  tx: Tx,
  series: string,
  {
    currency,
    key,
    most,
    setBy,
  }: Omit<Cap, 'most'> & { readonly most: bigint | null; readonly setBy: string },
): Promise<void> {
  if (most === null) {
    await run(
      tx,
      sql`delete from shared_cap where series = ${series} and currency = ${currency} and key = ${key}`,
    )
    return
  }
  await run(
    tx,
    sql`
      insert into shared_cap (series, currency, key, most, set_by)
      values (${series}, ${currency}, ${key}, ${most}, ${setBy})
      on conflict (series, currency, key) do update -- two operators set the same cap
      set most = excluded.most, set_by = excluded.set_by, set_at = clock_timestamp()
    `,
  )
}

/** Rounds of series with caps that have slips and are on sale: their exposure is counted again. */
export async function cappedRounds(db: Db): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select r.id
      from shared_round r
      join shared_series s on s.key = r.series
      where r.state = 'open' and (s.cap is not null or exists (select from shared_cap c where c.series = s.key))
        and exists (select from window_round_view w where w.bet_window = r.id)
      order by r.closes_at
    `,
  )
  return rows.map(({ id }) => id)
}
