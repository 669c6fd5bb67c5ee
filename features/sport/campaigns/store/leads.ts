import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { LEAST_LEAD } from '../rules/terms.ts'

export type Unseen = { readonly event: string; readonly version: number }

/** A match whose leads were not read for this long is left to its result: workers do not rest longer. */
const FOUND_DAYS = 7

/**
 * Football matches with goals that are beyond review, because betting goes on or the match is over, and that have changed since their
 * leads were last read; the oldest first. The clock is read once, as a subquery: the indexes of events by time serve no volatile function.
 */
export function unseenMatches(db: Db, limit: number): Promise<Unseen[]> {
  return many(
    db,
    sql<Unseen>`
      select e.id as event, e.version
      from sport_event_view e
      left join sport_lead l on l.event = e.id
      where e.sport = 'football' and e.kind = 'match' and e.live is not null and e.version > coalesce(l.seen, 0)
        and e.starts_at between (select clock_timestamp()) - make_interval(days => ${FOUND_DAYS}) and (select clock_timestamp()) + interval '1 day'
        and (e.state in ('live', 'ended') and not 'incident' = any (e.stops) or e.state in ('official', 'abandoned', 'cancelled'))
      order by e.starts_at
      limit ${limit}
    `,
  )
}

/** Notes the leads of a version of a match; they are due again if they are wider than any before. */
export async function noteLead(
  tx: Tx,
  event: string,
  { lead: [home, away], version }: { readonly lead: Pair; readonly version: number },
): Promise<void> {
  const isWide = Math.max(home, away) >= LEAST_LEAD
  await run(
    tx,
    sql`
      insert into sport_lead (event, home, away, is_due, seen)
      values (${event}, ${home}, ${away}, ${isWide}, ${version})
      on conflict (event) do update -- several workers
      set home = greatest(sport_lead.home, excluded.home), away = greatest(sport_lead.away, excluded.away),
        seen = greatest(sport_lead.seen, excluded.seen),
        is_due = sport_lead.is_due
          or excluded.is_due and (excluded.home > sport_lead.home or excluded.away > sport_lead.away)
    `,
  )
}

export async function leadsOn(db: Db | Tx, events: readonly string[]): Promise<ReadonlyMap<string, Pair>> {
  const rows = await many(
    db,
    sql<{ event: string; home: number; away: number }>`
      select event, home, away from sport_lead where event = any (${events}::uuid[])
    `,
  )
  return new Map(rows.map(({ event, home, away }) => [event, [home, away]]))
}

export async function dueLeads(db: Db): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ event: string }>`select event from sport_lead where is_due order by event limit 20`,
  )
  return rows.map(({ event }) => event)
}

/** All bets on the event were looked at for the leads that were read; a wider one is due again. */
export async function doneLead(db: Db | Tx, event: string, [home, away]: Pair): Promise<void> {
  await run(
    db,
    sql`update sport_lead set is_due = false where event = ${event} and home = ${home} and away = ${away}`,
  )
}
