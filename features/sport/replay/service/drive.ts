import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import {
  announce,
  enterResult,
  incidentsOf,
  lastWatched,
  lockEvent,
  putFixture,
  sideKey,
  tellIncident,
  type EventRow,
} from '#features/sport/events/public.ts'
import { hearExpectations } from '#features/sport/prices/public.ts'
import { replayLeagues, slotsWithin, type ReplayLeague } from '../rules/leagues.ts'
import { LENGTH_MIN, resultOf, scriptOf } from '../rules/script.ts'
import { dueReplays, knownReplays, type DueReplay } from '../store/due.ts'
import { rehearsed, type Rehearsed } from './files.ts'

const MINUTE_MS = 60_000
const AHEAD_MS = 30 * 60 * MINUTE_MS
/** A server that was off, or is new, has matches under way and results of the last day immediately. */
const BACK_MS = 24 * 60 * MINUTE_MS
/** Matches go on being told this long after the last page was read. */
const WATCHED_MS = 10 * MINUTE_MS

const BY = { source: 'replay', byName: 'Replay' }

/** The match of a slot: the file from its start to its end, again and again. */
const matchAt = (list: readonly Rehearsed[], slot: number): Rehearsed | undefined => list[slot % list.length]

/** The results are public: with real money anyone could bet on them. */
const isOff = (app: App): boolean => app.config.FAIRHOUSE_MODE === 'live'

/**
 * The job: tells the replays under way while someone looks at the pages, and ends those that no one watched with their result.
 * Everything follows from time and files, so any worker may do it, and after any pause.
 */
export async function driveReplays(app: App): Promise<void> {
  if (isOff(app)) return
  const now = app.clock.now()
  const watched = await lastWatched(app.db)
  const isWatched = watched !== null && now.getTime() - watched.getTime() < WATCHED_MS
  for (const due of await dueReplays(app.db, now)) {
    const isOver = due.startsAt.getTime() + (LENGTH_MIN + 1) * MINUTE_MS <= now.getTime()
    if (isOver || isWatched) await tell(app, due)
  }
}

/** The job: schedules what kicks off within a day, or did in the last, and is not known yet. */
export async function scheduleReplays(app: App): Promise<void> {
  if (isOff(app)) return
  const nowMs = app.clock.now().getTime()
  const lists = await rehearsed()
  const [from, to] = [new Date(nowMs - BACK_MS), new Date(nowMs + AHEAD_MS)]
  const known = await knownReplays(app.db, from)
  for (const league of replayLeagues)
    for (const { slot, startsAt } of slotsWithin(league, from, to)) {
      const found = matchAt(lists.get(league.key) ?? [], slot)
      if (found && !known.has(`${league.key}:${slot}`)) await schedule(app, { league, slot, startsAt, found })
    }
}

type Scheduled = {
  readonly league: ReplayLeague
  readonly slot: number
  readonly startsAt: Date
  readonly found: Rehearsed
}

async function schedule(app: App, { league, slot, startsAt, found }: Scheduled): Promise<void> {
  const { match, expected } = found
  await inTransaction(app.db, async (tx) => {
    const put = await putFixture(
      tx,
      {
        source: BY.source,
        sourceKey: `${league.key}:${slot}`,
        sport: 'football',
        league: { key: league.key, sport: 'football', name: league.name, country: null, isVirtual: true },
        season: 'replay',
        label: match.label,
        startsAt,
        sides: [match.home, match.away].map((name) => ({ key: sideKey(name), name })),
        venue: match.place ? { name: match.place, city: match.place, timeZone: 'UTC' } : null,
        state: 'scheduled',
        feed: null,
        round: null,
      },
      app.clock.now(),
    )
    if ('problem' in put) throw new Error(`sport replay: ${league.key} ${slot}: ${put.problem}`)
    if (put.kind === 'created') await hearExpectations(tx, put.event.id, expected)
  })
}

/** Tells what has happened in a match since it was last told, and its result after the end. */
async function tell(app: App, { id, sourceKey }: DueReplay): Promise<void> {
  const [league = '', slot] = sourceKey.split(':')
  const found = matchAt((await rehearsed()).get(league) ?? [], Number(slot))
  if (!found) return
  const now = app.clock.now()
  const changed: { event: EventRow; news: { kind: string; side: string | null } }[] = []
  await inTransaction(app.db, async (tx) => {
    let event = await lockEvent(tx, id)
    if (!event) return
    const script = scriptOf(found.match, event.startsAt)
    const told = (await incidentsOf(tx, id)).length
    for (const incident of script.slice(told)) {
      if (incident.at > now) return
      const heard = await tellIncident(tx, event, incident, { source: BY.source, sequence: null })
      if ('problem' in heard) throw new Error(`sport replay: ${sourceKey}: ${heard.problem}`)
      event = heard.event
      changed.push({ event, news: { kind: incident.kind, side: incident.side } })
    }
    const result = { ...BY, reason: `replay of ${found.match.date}`, proof: 'openfootball' }
    const entered = await enterResult(tx, event, resultOf(found.match), result, now)
    if ('event' in entered) changed.push({ event: entered.event, news: { kind: 'result', side: null } })
  })
  const last = changed.at(-1)
  if (last) await announce(app, last.event, last.news)
}
