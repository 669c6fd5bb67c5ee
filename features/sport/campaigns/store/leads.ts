import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'

/** Notes a lead; it is due again if it is wider than any before. */
export async function noteLead(db: Db | Tx, event: string, [home, away]: Pair): Promise<void> {
  await run(
    db,
    sql`
      insert into sport_lead (event, home, away)
      values (${event}, ${home}, ${away})
      on conflict (event) do update -- processes that hear of the same goal
      set home = greatest(sport_lead.home, excluded.home), away = greatest(sport_lead.away, excluded.away), is_due = true
      where excluded.home > sport_lead.home or excluded.away > sport_lead.away
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
