import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'
import type { Schedule } from '../rules/schedule.ts'

export type SeriesRow = {
  readonly key: string
  readonly game: string
  readonly edition: number
  readonly configHash: string
  readonly source: 'chain' | 'outside'
  readonly schedule: Schedule | null
  readonly chainLength: number
  readonly beacon: string
  readonly isRunning: boolean
  readonly lastNumber: bigint
  readonly carry: Json
  readonly carryNumber: bigint
  readonly cap: bigint | null
  /** Wanted now, by the database's clock: of interest where its rounds take place on demand. */
  readonly isWanted: boolean
}

const columns = sql`
  key, game, edition, config_hash, source, schedule, chain_length, beacon, is_running, last_number, carry, carry_number, cap,
  coalesce(wanted_until > clock_timestamp(), false) as is_wanted
`

export async function seriesByKey(db: Db | Tx, key: string): Promise<SeriesRow | null> {
  return maybe(db, sql<SeriesRow>`select ${columns} from shared_series where key = ${key}`)
}

export async function lockSeries(tx: Tx, key: string): Promise<SeriesRow | null> {
  return maybe(tx, sql<SeriesRow>`select ${columns} from shared_series where key = ${key} for update`)
}

/** Those of the series that schedule rounds; an operator has stopped the others. */
export async function runningAmong(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await many(
    db,
    sql<{ key: string }>`select key from shared_series where key = any (${keys}::text[]) and is_running`,
  )
  return new Set(rows.map(({ key }) => key))
}

/** The running series whose rounds are to be scheduled now. */
export async function seriesToPlan(db: Db): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ key: string }>`
      select key from shared_series where is_running and plan_at <= clock_timestamp() order by plan_at limit 100
    `,
  )
  return rows.map(({ key }) => key)
}

export async function insertConfig(
  tx: Tx,
  { hash, game, edition, config }: { hash: string; game: string; edition: number; config: Json },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into shared_config (hash, game, edition, config)
      values (${hash}, ${game}, ${edition}, ${JSON.stringify(config)}::json)
      on conflict do nothing -- another process starts the same series
    `,
  )
}

export async function configOf(
  db: Db | Tx,
  { game, edition, configHash }: { game: string; edition: number; configHash: string },
): Promise<Json> {
  const row = await maybe(
    db,
    sql<{ config: Json }>`
      select config from shared_config where game = ${game} and edition = ${edition} and hash = ${configHash}
    `,
  )
  if (!row) throw new Error(`shared rounds: the configuration ${configHash} of ${game} is not stored`)
  return row.config
}

/** Creates a series, or changes game version, configuration and times of what it schedules from now on. */
export async function upsertSeries(
  tx: Tx,
  series: Omit<SeriesRow, 'lastNumber' | 'carry' | 'carryNumber' | 'isRunning' | 'isWanted'>,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into shared_series (key, game, edition, config_hash, source, schedule, chain_length, beacon, cap, plan_at)
      values (${series.key}, ${series.game}, ${series.edition}, ${series.configHash}, ${series.source},
        ${series.schedule ? JSON.stringify(series.schedule) : null}::json, ${series.chainLength}, ${series.beacon}, ${series.cap},
        ${series.schedule ? sql`clock_timestamp()` : null})
      on conflict (key) do update
      set game = excluded.game, edition = excluded.edition, config_hash = excluded.config_hash, schedule = excluded.schedule,
        chain_length = excluded.chain_length, beacon = excluded.beacon, cap = excluded.cap, plan_at = excluded.plan_at
    `,
  )
}

export async function setRunning(tx: Tx, key: string, isRunning: boolean): Promise<void> {
  await run(
    tx,
    sql`
      update shared_series
      set is_running = ${isRunning}, plan_at = case when schedule is null then null else clock_timestamp() end
      where key = ${key}
    `,
  )
}

/** Notes what was scheduled, and when to look again (null: when the last round is settled). */
export async function notePlanned(
  tx: Tx,
  key: string,
  { lastNumber, planAt }: { lastNumber: bigint; planAt: Date | null },
): Promise<void> {
  await run(
    tx,
    sql`
      update shared_series
      set last_number = greatest(last_number, ${lastNumber}), plan_at = ${planAt}
      where key = ${key}
    `,
  )
}

/**
 * Keeps series wanted for a while from now; those that sleep are planned immediately. Nothing is written where more than half of the
 * time is left, so it may be called with every request.
 */
export async function wantSeries(db: Db, keys: readonly string[], forMs: number): Promise<void> {
  await run(
    db,
    sql`
      update shared_series
      set wanted_until = clock_timestamp() + ${forMs} * interval '1 millisecond',
        plan_at = case when is_running then coalesce(plan_at, clock_timestamp()) end
      where key = any (${keys}::text[])
        and (wanted_until is null or wanted_until < clock_timestamp() + ${forMs / 2} * interval '1 millisecond')
    `,
  )
}

/** A cycle continues: its round is over. */
export async function planNow(tx: Tx, key: string): Promise<void> {
  await run(
    tx,
    sql`
      update shared_series
      set plan_at = clock_timestamp()
      where key = ${key} and schedule->>'kind' = 'cycle'
    `,
  )
}

export async function setCarry(
  tx: Tx,
  key: string,
  { number, carry }: { number: bigint; carry: Json },
): Promise<void> {
  await run(
    tx,
    sql`
      update shared_series
      set carry = ${JSON.stringify(carry)}::json, carry_number = ${number}
      where key = ${key} and carry_number < ${number}
    `,
  )
}
