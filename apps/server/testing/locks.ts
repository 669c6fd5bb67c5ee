import { one, sql } from '#db/rows.ts'
import type { TestApp } from './test-app.ts'

/** How many statements of this database wait for a lock that another transaction holds. */
export async function lockWaiters({ database }: Pick<TestApp, 'database'>): Promise<number> {
  const { waiting } = await one(
    database.owner,
    sql<{ waiting: number }>`
      select count(*)::int as waiting
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `,
  )
  return waiting
}
