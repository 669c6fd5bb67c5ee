import * as z from 'zod/mini'
import { instant, page, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { eventFilter } from '../contract.ts'
import { incident, pair, result, resultRow, sportEvent } from './shapes.ts'

const params = z.strictObject({ event: uuid })
const reason = words(500, 4)
const unknown = { 'sports.eventUnknown': null }
const done = z.object({ done: z.literal(true) })

const feed = z.object({
  key: z.string(),
  name: z.string(),
  isOn: z.boolean(),
  /** healthy: its last message came in time; stale: it did not, and its events are suspended; recovering: it lacks messages. */
  health: z.enum(['healthy', 'stale', 'recovering', 'off']),
  lastSequence: z.int(),
  lastAt: z.nullable(instant),
  /** Messages that were received twice, out of order, or not understood since it was added. */
  repeated: z.int(),
  reordered: z.int(),
  rejected: z.int(),
  lastProblem: z.string(),
  liveEvents: z.int(),
})

export const sportsOffice = defineContract('sportsOffice', {
  events: {
    method: 'GET',
    path: '/office/api/sports/events',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Lists events with the results that wait for a second source.',
    query: z.strictObject({ ...eventFilter, waits: z.optional(z.enum(['result'])) }),
    reply: z.object({
      now: instant,
      events: z.array(sportEvent),
      next: z.nullable(z.string()),
    }),
    refusals: { 'sports.zoneUnknown': null },
  },
  event: {
    method: 'GET',
    path: '/office/api/sports/events/:event',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Returns an event with incidents, every result entered, and the feed that it comes from.',
    params,
    reply: z.object({
      event: sportEvent,
      incidents: z.array(incident),
      results: z.array(
        z.extend(resultRow, {
          /** Whether it is what a feed or a table says and waits: entering the same confirms it. */
          mayConfirm: z.boolean(),
        }),
      ),
      source: z.string(),
      isStopped: z.boolean(),
      epoch: z.int(),
    }),
    refusals: unknown,
  },
  enterResult: {
    method: 'POST',
    path: '/office/api/sports/events/:event/result',
    audience: 'operator',
    permission: 'sport.results',
    summary:
      'Enters the result of an event, or a correction. It counts when a feed, a table or a second operator agrees.',
    params,
    body: z.strictObject({ result, reason }),
    reply: z.object({ isConfirmed: z.boolean(), version: z.int() }),
    refusals: {
      ...unknown,
      'sports.resultInvalid': z.object({ detail: z.string() }),
      'sports.resultTooEarly': null,
      'sports.resultSame': null,
    },
  },
  changeState: {
    method: 'POST',
    path: '/office/api/sports/events/:event/state',
    audience: 'operator',
    permission: 'sport.results',
    summary: 'Postpones an event or schedules it for another time; betting stops or continues with it.',
    params,
    body: z.strictObject({
      to: z.enum(['postponed', 'scheduled']),
      startsAt: z.optional(instant),
      reason,
    }),
    reply: done,
    refusals: { ...unknown, 'sports.wrongState': null },
  },
  addIncident: {
    method: 'POST',
    path: '/office/api/sports/events/:event/incidents',
    audience: 'operator',
    permission: 'sport.results',
    summary: 'Records what happened in play (start, goal, card, half-time, end) where no feed does.',
    params,
    body: z.strictObject({
      kind: z.enum([
        'start',
        'goal',
        'ownGoal',
        'yellow',
        'red',
        'corner',
        'half',
        'second',
        'end',
        'undo',
        'score',
      ]),
      side: z.optional(z.enum(['home', 'away'])),
      minute: z.optional(whole(0, 200)),
      who: z.optional(words(80)),
      /** For `score`: the score as it is. For `undo`: the number of the incident that is taken back. */
      score: z.optional(pair),
      no: z.optional(whole(1, 100_000)),
    }),
    reply: z.object({ event: sportEvent }),
    refusals: { ...unknown, 'sports.incidentInvalid': z.object({ detail: z.string() }) },
  },
  importFile: {
    method: 'POST',
    path: '/office/api/sports/import',
    audience: 'operator',
    permission: 'sport.setup',
    summary:
      'Imports fixtures and results from an openfootball file or CSV. Repeating it changes nothing; corrections are followed.',
    bodyKiB: 4_096,
    body: z.strictObject({
      format: z.enum(['openfootball', 'csv']),
      league: z.strictObject({
        key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/)),
        name: words(80),
        country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
        season: words(20),
        timeZone: z.string().check(z.maxLength(60)),
      }),
      text: z.string().check(z.minLength(2)),
      isTrial: z.boolean(),
    }),
    reply: z.object({
      created: z.int(),
      changed: z.int(),
      same: z.int(),
      /** Results of events that had another one: they need a second source. */
      corrections: z.int(),
      problems: z.array(z.object({ row: z.int(), problem: z.string() })),
    }),
    refusals: {
      'sports.fileUnreadable': z.object({ problem: z.string() }),
      'sports.zoneUnknown': null,
      /** The key is one of leagues that replay matches of the past, whose results are public. */
      'sports.leagueReplayed': null,
    },
  },
  feeds: {
    method: 'GET',
    path: '/office/api/sports/feeds',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Lists feeds with their health.',
    reply: z.object({ list: z.array(feed) }),
  },
  addFeed: {
    method: 'POST',
    path: '/office/api/sports/feeds',
    audience: 'operator',
    permission: 'sport.setup',
    summary: 'Adds a feed that delivers with an API key.',
    body: z.strictObject({
      key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
      name: words(60),
      apiKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{32,100}$/)),
      reason,
    }),
    reply: done,
    refusals: { 'sports.feedTaken': null },
  },
  switchFeed: {
    method: 'POST',
    path: '/office/api/sports/feeds/:feed',
    audience: 'operator',
    permission: 'sport.setup',
    summary: 'Switches a feed on or off; the events that it feeds are suspended while it is off.',
    params: z.strictObject({ feed: z.string().check(z.maxLength(40)) }),
    body: z.strictObject({ isOpen: z.boolean(), reason }),
    reply: z.object({ isOn: z.boolean() }),
    refusals: { 'sports.feedUnknown': null },
  },
  feedLog: {
    method: 'GET',
    path: '/office/api/sports/feeds/:feed/messages',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Lists the messages of a feed, newest first, with what became of each.',
    params: z.strictObject({ feed: z.string().check(z.maxLength(40)) }),
    query: z.strictObject(page),
    reply: z.object({
      list: z.array(
        z.object({
          sequence: z.int(),
          at: instant,
          kind: z.string(),
          outcome: z.string(),
          event: z.nullable(uuid),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'sports.feedUnknown': null },
  },
})
