import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

export type DueReplay = { readonly id: string; readonly sourceKey: string; readonly startsAt: Date }

/** Replays that have begun and have no result yet, the oldest first. */
export function dueReplays(db: Db, now: Date): Promise<DueReplay[]> {
  return many(
    db,
    sql<DueReplay>`
      select id, source_key, starts_at from sport_event_view
      where source = 'replay' and state in ('scheduled', 'live', 'ended') and starts_at <= ${now}
      order by starts_at, id
      limit 200
    `,
  )
}

/** The source keys of the replays that kick off from a moment on, such as "replay-world:495123". */
export async function knownReplays(db: Db, from: Date): Promise<ReadonlySet<string>> {
  const rows = await many(
    db,
    sql<{ sourceKey: string }>`
      select source_key from sport_event_view where source = 'replay' and starts_at >= ${from}
    `,
  )
  return new Set(rows.map(({ sourceKey }) => sourceKey))
}
