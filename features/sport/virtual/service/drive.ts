import { createHmac } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import type { KeyedHmac } from '#kit/chance-fair.ts'
import type { App } from '#server/app.ts'
import {
  announce,
  changeEvent,
  enterResult,
  incidentsOf,
  lastWatched,
  lockEvent,
  tellIncident,
  type EventRow,
} from '#features/sport/events/public.ts'
import { SEED_SOURCE } from '#features/sport/events/rules/states.ts'
import { resultOf, scriptOf } from '../rules/draw.ts'
import { leagueOf } from '../rules/leagues.ts'
import { drawnOf } from '../rules/seeds.ts'
import { openMatches, revealMatch, type MatchRow } from '../store/matches.ts'
import { scheduleAhead } from './schedule.ts'

/** Matches go on being told this long after the last page was read; later only their results are entered. */
const WATCHED_MS = 10 * 60_000
/** A look at the leagues is due at least so often: someone may have come. */
const REST_MS = 10_000

const hmac: KeyedHmac = (key) => (message) => createHmac('sha256', key).update(message).digest()

/** When each process looks again; lost with it, and then it looks immediately. */
const rests = new WeakMap<App['pool'], number>()

/** The job: rests until the next moment of a match is due. Everything follows from time, rows and seeds, so any worker may do it. */
export async function driveVirtual(app: App): Promise<void> {
  const nowMs = app.clock.now().getTime()
  if (nowMs < (rests.get(app.pool) ?? 0)) return
  rests.set(app.pool, await lookAtLeagues(app))
}

/** One look: tells what is due and schedules what is missing. Returns when the next one is due, in milliseconds since 1970. */
export async function lookAtLeagues(app: App): Promise<number> {
  const now = app.clock.now()
  const watched = await lastWatched(app.db)
  const isWatched = watched !== null && now.getTime() - watched.getTime() < WATCHED_MS
  const open = await openMatches(app.db)
  let next = now.getTime() + REST_MS
  for (const match of open) {
    if (match.startsAt > now) {
      next = Math.min(next, match.startsAt.getTime())
      break
    }
    try {
      const due = await tell(app, match, isWatched)
      if (due !== null) next = Math.min(next, due)
    } catch (error) {
      app.log.error({ error, league: match.league, no: match.no }, 'sport virtual: a match was not told')
    }
  }
  await scheduleAhead(app, open, isWatched)
  return next
}

/** Tells what has happened in a match since it was last told, and its result after the end. Returns when its next moment is due. */
async function tell(app: App, match: MatchRow, isWatched: boolean): Promise<number | null> {
  const league = leagueOf(match.league)
  if (!league) return null
  const now = app.clock.now()
  const drawn = drawnOf(league.sport, match, hmac)
  const script = scriptOf(drawn, match.startsAt)
  const isOver = (script.at(-1)?.at ?? now) <= now
  if (!isWatched && !isOver) return script.at(-1)?.at.getTime() ?? null
  const changed: { event: EventRow; news: { kind: string; side: string | null } }[] = []
  const due = await inTransaction(app.db, async (tx) => {
    let event = await lockEvent(tx, match.event)
    if (!event || event.resultVersion > 0) {
      await revealMatch(tx, match.event, now)
      return null
    }
    const told = (await incidentsOf(tx, match.event)).length
    for (const incident of script.slice(told)) {
      if (incident.at > now) return incident.at.getTime()
      const heard = await tellIncident(tx, event, incident, { source: SEED_SOURCE, sequence: null })
      if ('problem' in heard) throw new Error(`sport virtual: ${match.event}: ${heard.problem}`)
      event = heard.event
      // no one bets on a match that its seed has decided already
      if (incident.kind === 'start') event = await changeEvent(tx, event, { stop: 'provider' })
      changed.push({ event, news: { kind: incident.kind, side: incident.side } })
    }
    const by = { source: SEED_SOURCE, byName: league.name, reason: `match ${match.no}`, proof: 'seed' }
    const entered = await enterResult(tx, event, resultOf(drawn), by, now)
    if ('problem' in entered) throw new Error(`sport virtual: ${match.event}: ${entered.problem}`)
    await revealMatch(tx, match.event, now)
    changed.push({ event: entered.event, news: { kind: 'result', side: null } })
    return null
  })
  const last = changed.at(-1)
  if (last) await announce(app, last.event, last.news)
  return due
}
