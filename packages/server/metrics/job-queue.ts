import type pg from 'pg'
import type { Meters } from './meters.ts'

const DUE = `
  select count(*)::int as due, coalesce(extract(epoch from clock_timestamp() - min(run_at)), 0)::float8 as oldest
  from graphile_worker.jobs
  where locked_at is null and run_at <= clock_timestamp() and attempts < max_attempts`

/** Cron jobs that are due and that no worker has begun. */
export function meterJobQueue(meters: Meters, pool: pg.Pool): void {
  const read = async (): Promise<{ due: number; oldest: number }> =>
    (await pool.query<{ due: number; oldest: number }>(DUE)).rows[0] ?? { due: 0, oldest: 0 }
  meters.read(read, {
    fairhouse_job_queue_due: ({ due }) => [{ labels: {}, value: due }],
    fairhouse_job_queue_oldest_seconds: ({ oldest }) => [{ labels: {}, value: oldest }],
  })
}
