import * as z from 'zod/mini'
import { day, instant, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import {
  categoryKey,
  dataKey,
  eventKind,
  incident,
  league,
  resultRow,
  sportEvent,
  sportKey,
  standing,
} from './contract/shapes.ts'

const params = z.strictObject({ event: uuid })
/** When events take place, by the caller's time zone: the date presets of decision 48. */
export const whens = ['live', 'soon', 'today', 'tomorrow', '7', '30', 'results'] as const

/** What selects events in lists. */
export const eventFilter = {
  category: z.optional(categoryKey),
  sport: z.optional(sportKey),
  league: z.optional(dataKey),
  /** Matches and races if absent; outrights are bets on how a competition ends. */
  kind: z.optional(eventKind),
  when: z.optional(z.enum(whens)),
  /** One day of the time zone, for a calendar. */
  day: z.optional(day),
  /** IANA name; the brand's if absent. */
  zone: z.optional(z.string().check(z.maxLength(60))),
  search: z.optional(words(60)),
  before: page.before,
  limit: page.limit,
}

export const sports = defineContract('sports', {
  overview: {
    method: 'GET',
    path: '/api/sports',
    audience: 'anyone',
    summary: 'Lists sports with their leagues and the number of events in play, today and later.',
    query: z.strictObject({ category: z.optional(categoryKey) }),
    reply: z.object({
      now: instant,
      sports: z.array(
        z.object({
          sport: sportKey,
          category: categoryKey,
          live: z.int(),
          today: z.int(),
          coming: z.int(),
          leagues: z.array(z.object({ league, live: z.int(), coming: z.int() })),
        }),
      ),
    }),
  },
  events: {
    method: 'GET',
    path: '/api/sports/events',
    audience: 'anyone',
    summary: 'Lists events without prices: fixtures soonest first, results newest first.',
    query: z.strictObject(eventFilter),
    reply: z.object({ now: instant, events: z.array(sportEvent), next: z.nullable(z.string()) }),
    refusals: { 'sports.zoneUnknown': null },
  },
  event: {
    method: 'GET',
    path: '/api/sports/events/:event',
    audience: 'anyone',
    summary: 'Returns an event with its incidents, results, and the form of both sides.',
    params,
    reply: z.object({
      now: instant,
      event: sportEvent,
      incidents: z.array(incident),
      /** Confirmed results, the newest first; more than one: the result was corrected. */
      results: z.array(resultRow),
      form: z.object({ home: z.array(sportEvent), away: z.array(sportEvent), meetings: z.array(sportEvent) }),
      /** The shared round that a virtual event is drawn by; its record verifies the result. */
      round: z.nullable(uuid),
    }),
    refusals: { 'sports.eventUnknown': null },
  },
  league: {
    method: 'GET',
    path: '/api/sports/leagues/:league',
    audience: 'anyone',
    summary: 'Returns a league with its table and seasons.',
    params: z.strictObject({ league: dataKey }),
    query: z.strictObject({ season: z.optional(z.string().check(z.maxLength(20))) }),
    reply: z.object({
      league,
      season: z.nullable(z.string()),
      seasons: z.array(z.string()),
      table: z.array(standing),
    }),
    refusals: { 'sports.leagueUnknown': null },
  },
  favourites: {
    method: 'GET',
    path: '/api/sports/favourites',
    audience: 'member',
    summary: 'Lists the caller’s favourite events, leagues and teams, newest first.',
    reply: z.object({
      events: z.array(uuid),
      leagues: z.array(z.string()),
      sides: z.array(z.string()),
    }),
  },
  favour: {
    method: 'PUT',
    path: '/api/sports/favourites/:kind/:key',
    audience: 'member',
    summary: 'Adds a favourite event (by ID), league or team (by key), or removes it.',
    params: z.strictObject({
      kind: z.enum(['event', 'league', 'side']),
      key: z.string().check(z.maxLength(80)),
    }),
    body: z.strictObject({ isFavourite: z.boolean() }),
    reply: z.object({ isFavourite: z.boolean() }),
    refusals: { 'sports.favouriteUnknown': null, 'sports.favouritesFull': z.object({ most: z.int() }) },
    rateLimit: '60/min',
  },
})
