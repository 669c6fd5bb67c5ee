import type { Db } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

type Of = { readonly merchant: string; readonly processor: string }

export type SweepRow = { readonly sweptAt: Date; readonly deepAt: Date; readonly recovered: bigint }

export async function sweepOf(db: Db, { merchant, processor }: Of): Promise<SweepRow | null> {
  return maybe(
    db,
    sql<SweepRow>`
      select swept_at, deep_at, recovered
      from processor_sweep
      where merchant = ${merchant} and processor = ${processor}
    `,
  )
}

export type SweepEntry = Of & SweepRow

export async function sweepsListed(db: Db, merchant: string | null): Promise<SweepEntry[]> {
  return many(
    db,
    sql<SweepEntry>`
      select merchant, processor, swept_at, deep_at, recovered
      from processor_sweep
      where ${merchant}::text is null or merchant = ${merchant}
    `,
  )
}

export async function noteSweep(
  db: Db,
  sweep: Of & { readonly now: Date; readonly isDeep: boolean; readonly recovered: number },
): Promise<void> {
  const { merchant, processor, now, isDeep, recovered } = sweep
  await run(
    db,
    sql`
      insert into processor_sweep (merchant, processor, swept_at, deep_at, recovered)
      values (${merchant}, ${processor}, ${now}, ${now}, ${recovered})
      on conflict (merchant, processor) do update -- two runs at once: both have compared
      set swept_at = excluded.swept_at,
        deep_at = case when ${isDeep} then excluded.deep_at else processor_sweep.deep_at end,
        recovered = processor_sweep.recovered + excluded.recovered
    `,
  )
}

/** Which of these deposits are not credited and not waiting for an operator: only they can be recovered. */
export async function notCredited(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select id
      from deposit_view
      where id = any (${[...ids]}::uuid[])
        and credited_at is null
        and state in ('created', 'pending', 'failed', 'cancelled', 'expired')
    `,
  )
  return new Set(rows.map(({ id }) => id))
}
