import type { Given, Refusal, Reply } from '#contract/route.ts'
import { addDays, dayIn } from '#kit/day.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import type { App } from '#server/app.ts'
import type { Merchant } from '#server/call.ts'
import { createCache } from '#server/cache.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { sports as contract } from '../contract.ts'
import { sports, sportKeys } from '../rules/sports.ts'
import { tableOf } from '../rules/table.ts'
import { spanOf, type When } from '../rules/when.ts'
import { SEED_SOURCE } from '../rules/states.ts'
import { isZone } from '../rules/zones.ts'
import { eventById, type EventRow } from '../store/events.ts'
import { incidentsOf } from '../store/incidents.ts'
import { leagueByKey, leaguesByKeys, sidesByKeys } from '../store/names.ts'
import {
  countByLeague,
  lastOf,
  listEvents,
  meetingsOf,
  playedOf,
  seasonsOf,
  sidesOfSeason,
} from '../store/read.ts'
import { resultsOf } from '../store/results.ts'
import { noteWatched } from '../store/watch.ts'
import { shownEvents, shownIncident, shownResult } from './shown.ts'

type Sports = typeof contract
export type EventsAsked = Given<Sports['events']>['query']

/** Rows of a list page. */
const SHOWN = 30
/** Counts and tables are the same for all visitors. */
const CACHE_MS = 2_000

/** The events of a filter, as rows; null: the time zone is unknown. */
export async function eventRows(
  app: App,
  query: EventsAsked & { readonly waits?: boolean },
  merchant: Pick<Merchant, 'code' | 'timeZone'> | null,
): Promise<{ readonly rows: readonly EventRow[]; readonly next: string | null } | null> {
  const zone = query.zone ?? merchant?.timeZone ?? 'UTC'
  if (!isZone(zone)) return null
  const when: When = query.when ?? 'soon'
  const span = spanOf(when, { zone, now: app.clock.now(), day: query.day })
  const limit = (query.limit ?? SHOWN) + 1
  const found = await listEvents(app.db, {
    sports: query.sport
      ? [query.sport]
      : sportKeys.filter((key) => !query.category || sports[key].category === query.category),
    league: query.league ?? null,
    kind: merchant ? (query.kind ?? 'match') : (query.kind ?? null),
    states: span.states,
    from: span.from === null ? null : dayBounds(zone, span.from).from,
    to: span.to === null ? null : dayBounds(zone, span.to).to,
    search: query.search ?? null,
    waits: query.waits ?? false,
    without: merchant ? await notOffered(app, merchant.code) : null,
    isBackward: span.isBackward,
    after: cursorOf(query.before),
    limit,
  })
  const rows = found.slice(0, limit - 1)
  const last = rows.at(-1)
  return { rows, next: found.length === limit && last ? `${last.startsAt.getTime()}.${last.id}` : null }
}

function cursorOf(before: string | undefined): { readonly at: Date; readonly id: string } | null {
  const found = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(before ?? '')
  return found ? { at: new Date(Number(found[1])), id: found[2]! } : null
}

/** The source of events that a brand neither lists nor takes bets on; null: it offers all of them. */
export async function notOffered(app: App, merchant: string): Promise<string | null> {
  return (await settingOf(app, merchant, 'sportVirtualOffered')) ? null : SEED_SOURCE
}

/** A page of sports reads the overview all the time; that someone looks is noted so often. */
const NOTED_MS = 30_000

export function createReader(app: App) {
  const keepCounts = createCache<Reply<Sports['overview']>>(CACHE_MS)
  const keepNoted = createCache<void>(NOTED_MS)
  return {
    overview: async (category: 'SPORTS' | 'ESPORTS' | undefined, { code, timeZone }: Merchant) => {
      await keepNoted('', () => noteWatched(app.db, app.clock.now()))
      const without = await notOffered(app, code)
      return keepCounts(`${category ?? ''}|${timeZone}|${without}`, () =>
        overview(app, { category, zone: timeZone, without }),
      )
    },
  }
}

async function overview(
  app: App,
  {
    category,
    zone,
    without,
  }: {
    readonly category: 'SPORTS' | 'ESPORTS' | undefined
    readonly zone: string
    readonly without: string | null
  },
): Promise<Reply<Sports['overview']>> {
  const now = app.clock.now()
  const counts = await countByLeague(app.db, {
    now,
    until: dayBounds(zone, addDays(dayIn(zone, now), 1)).from,
    without,
  })
  const leagues = new Map(
    (
      await leaguesByKeys(
        app.db,
        counts.map(({ league }) => league),
      )
    ).map((row) => [row.key, row]),
  )
  const shown = sportKeys.filter((key) => !category || sports[key].category === category)
  return {
    now,
    sports: shown.map((sport) => {
      const own = counts.filter((row) => row.sport === sport)
      const sum = (of: 'live' | 'today' | 'coming') => own.reduce((total, row) => total + row[of], 0)
      return {
        sport,
        category: sports[sport].category,
        live: sum('live'),
        today: sum('today'),
        coming: sum('coming'),
        leagues: own.flatMap(({ league, live, coming }) => {
          const row = leagues.get(league)
          return row ? [{ league: row, live, coming }] : []
        }),
      }
    }),
  }
}

export async function eventsPage(
  app: App,
  query: EventsAsked,
  merchant: Merchant,
): Promise<Reply<Sports['events']> | Refusal<Sports['events']>> {
  const found = await eventRows(app, query, merchant)
  if (!found) return { refused: 'sports.zoneUnknown' }
  return { now: app.clock.now(), events: [...(await shownEvents(app.db, found.rows))], next: found.next }
}

export async function eventPage(
  app: App,
  id: string,
): Promise<Reply<Sports['event']> | Refusal<Sports['event']>> {
  const row = await eventById(app.db, id)
  if (!row) return { refused: 'sports.eventUnknown' }
  const { home, away, startsAt } = row
  const none: Promise<EventRow[]> = Promise.resolve([])
  const [incidents, results, ofHome, ofAway, meetings] = await Promise.all([
    incidentsOf(app.db, id),
    resultsOf(app.db, id),
    home ? lastOf(app.db, home, startsAt) : none,
    away ? lastOf(app.db, away, startsAt) : none,
    home && away ? meetingsOf(app.db, [home, away], startsAt) : none,
  ])
  const shown = await shownEvents(app.db, [row, ...ofHome, ...ofAway, ...meetings])
  const [event, ...others] = shown
  if (!event) throw new Error(`sports: event ${id} is gone`)
  return {
    now: app.clock.now(),
    event,
    incidents: incidents.map(shownIncident),
    results: results.map(shownResult),
    form: {
      home: others.slice(0, ofHome.length),
      away: others.slice(ofHome.length, ofHome.length + ofAway.length),
      meetings: others.slice(ofHome.length + ofAway.length),
    },
    round: row.round,
  }
}

export async function leaguePage(
  app: App,
  key: string,
  asked: string | undefined,
): Promise<Reply<Sports['league']> | Refusal<Sports['league']>> {
  const league = await leagueByKey(app.db, key)
  if (!league) return { refused: 'sports.leagueUnknown' }
  const seasons = await seasonsOf(app.db, key)
  const season = asked !== undefined && seasons.includes(asked) ? asked : (seasons[0] ?? null)
  if (season === null) return { league, season, seasons: [], table: [] }
  const [played, sides] = await Promise.all([
    playedOf(app.db, key, season),
    sidesOfSeason(app.db, key, season),
  ])
  const rows = tableOf(played, sides)
  const named = new Map((await sidesByKeys(app.db, sides)).map((side) => [side.key, side]))
  const table = rows.flatMap(({ side, form, ...row }) => {
    const found = named.get(side)
    if (!found) return []
    const { name, short, country } = found
    const colours: [string, string] = [found.colours[0], found.colours[1]]
    return [
      {
        ...row,
        side: { key: side, name, short, colours, country },
        form: [...form],
      },
    ]
  })
  return { league, season, seasons: [...seasons], table }
}
