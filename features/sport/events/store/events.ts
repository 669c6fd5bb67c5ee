import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { setBetWindow } from '#ledger/windows/windows.ts'
import type { Live } from '../rules/live.ts'
import type { SportKey } from '../rules/sports.ts'
import type { EventKind, EventState } from '../rules/states.ts'
import { windowOf } from '../rules/window.ts'

/** Why no one may bet on an event at the moment. */
export type Stop = 'unpriced' | 'trader' | 'feed' | 'provider' | 'incident' | 'final'

export type EventRow = {
  readonly id: string
  readonly number: bigint
  readonly source: string
  readonly sourceKey: string
  readonly sport: SportKey
  readonly kind: EventKind
  readonly league: string
  readonly season: string
  readonly label: string
  readonly venue: string | null
  readonly startsAt: Date
  readonly state: EventState
  readonly home: string | null
  readonly away: string | null
  readonly runners: readonly (readonly [number: number, side: string])[] | null
  readonly live: Live | null
  readonly version: number
  readonly epoch: number
  readonly stops: readonly Stop[]
  readonly feed: string | null
  readonly round: string | null
  readonly resultVersion: number
}

export const eventColumns = sql`
  e.id, e.number, e.source, e.source_key, e.sport, e.kind, e.league, e.season, e.label, e.venue, e.starts_at, e.state, e.home, e.away, e.runners,
  e.live, e.version, e.epoch, e.stops, e.feed, e.round, e.result_version
`

export function eventById(db: Db | Tx, id: string): Promise<EventRow | null> {
  return maybe(db, sql<EventRow>`select ${eventColumns} from sport_event e where e.id = ${id}`)
}

export function eventsByIds(db: Db | Tx, ids: readonly string[]): Promise<EventRow[]> {
  return many(db, sql<EventRow>`select ${eventColumns} from sport_event e where e.id = any (${ids}::uuid[])`)
}

/** Locks an event for a change. */
export function lockEvent(tx: Tx, id: string): Promise<EventRow | null> {
  return maybe(
    tx,
    sql<EventRow>`select ${eventColumns} from sport_event e where e.id = ${id} for no key update`,
  )
}

export function lockBySource(tx: Tx, source: string, key: string): Promise<EventRow | null> {
  return maybe(
    tx,
    sql<EventRow>`
      select ${eventColumns} from sport_event e where e.source = ${source} and e.source_key = ${key} for no key update
    `,
  )
}

export type NewEvent = Pick<
  EventRow,
  | 'id'
  | 'source'
  | 'sourceKey'
  | 'sport'
  | 'kind'
  | 'league'
  | 'season'
  | 'label'
  | 'venue'
  | 'startsAt'
  | 'home'
  | 'away'
  | 'runners'
  | 'feed'
  | 'round'
> & { readonly state: EventState }

/** False if its source has supplied the event before. */
export async function insertEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  const inserted = await run(
    tx,
    sql`
      insert into sport_event (id, source, source_key, sport, kind, league, season, label, venue, starts_at, state, home, away, runners, feed, round)
      values (${event.id}, ${event.source}, ${event.sourceKey}, ${event.sport}, ${event.kind}, ${event.league}, ${event.season}, ${event.label},
        ${event.venue}, ${event.startsAt}, ${event.state}, ${event.home}, ${event.away},
        ${event.runners === null ? null : JSON.stringify(event.runners)}::json, ${event.feed}, ${event.round})
      on conflict (source, source_key) do nothing -- two imports of one file at the same time
    `,
  )
  if (inserted === 0) return false
  await setBetWindow(tx, windowOf({ ...event, epoch: 0, stops: ['unpriced'] }))
  return true
}

export type EventChange = {
  readonly state?: EventState
  readonly startsAt?: Date
  readonly label?: string
  readonly venue?: string | null
  readonly live?: Live | null
  readonly stop?: Stop
  readonly free?: Stop
  readonly resultVersion?: number
  /** Bets at prices from before are refused. */
  readonly interrupts?: boolean
}

/**
 * Changes a locked event, and its betting window where that follows. Waits for the batches that hold the window: once this returns, no bet
 * of the earlier epoch can follow. The transaction must not hold wallets.
 */
export async function changeEvent(tx: Tx, row: EventRow, change: EventChange): Promise<EventRow> {
  const others = row.stops.filter((stop) => stop !== change.free && stop !== change.stop)
  const stops = change.stop ? [...others, change.stop] : others
  const isStopped = change.stop !== undefined && !row.stops.includes(change.stop)
  const next: EventRow = {
    ...row,
    state: change.state ?? row.state,
    startsAt: change.startsAt ?? row.startsAt,
    label: change.label ?? row.label,
    venue: change.venue === undefined ? row.venue : change.venue,
    live: change.live === undefined ? row.live : change.live,
    resultVersion: change.resultVersion ?? row.resultVersion,
    stops,
    version: row.version + 1,
    epoch: row.epoch + (change.interrupts === true || isStopped ? 1 : 0),
  }
  await run(
    tx,
    sql`
      update sport_event
      set state = ${next.state}, starts_at = ${next.startsAt}, label = ${next.label}, venue = ${next.venue},
        live = ${next.live === null ? null : JSON.stringify(next.live)}::json, stops = ${next.stops}::text[],
        version = ${next.version}, epoch = ${next.epoch}, result_version = ${next.resultVersion}
      where id = ${row.id}
    `,
  )
  const [before, after] = [windowOf(row), windowOf(next)]
  if (
    before.isShut !== after.isShut ||
    before.epoch !== after.epoch ||
    before.closesAt.getTime() !== after.closesAt.getTime()
  )
    await setBetWindow(tx, after)
  return next
}

/** Events of one feed, league or sport, or all, that are not over: what a suspension covers. In order of ID, as they are locked. */
export async function bettableOf(
  db: Db | Tx,
  of: { readonly feed?: string; readonly league?: string; readonly sport?: string },
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ id: string }>`
      select id from sport_event
      where state in ('scheduled', 'live', 'ended', 'postponed')
        and (${of.feed ?? null}::text is null or feed = ${of.feed ?? null})
        and (${of.league ?? null}::text is null or league = ${of.league ?? null})
        and (${of.sport ?? null}::text is null or sport = ${of.sport ?? null})
      order by id
    `,
  )
  return rows.map(({ id }) => id)
}

export async function countLiveOf(db: Db, feed: string): Promise<number> {
  const { count } = await one(
    db,
    sql<{
      count: number
    }>`select count(*)::int as count from sport_event where feed = ${feed} and state = 'live'`,
  )
  return count
}
