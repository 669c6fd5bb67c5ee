import * as z from 'zod/mini'
import { instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { book } from '../contract.ts'

const reason = words(500, 4)
const params = z.strictObject({ event: uuid })
const unknown = { 'sports.eventUnknown': null }

/** What a suspension covers. `value`: nothing for everything, a sport, a league’s key, an event’s ID, or event|market|period. */
const scope = z.enum(['everything', 'sport', 'league', 'event', 'market'])

export const sportPricesOffice = defineContract('sportPricesOffice', {
  book: {
    method: 'GET',
    path: '/office/api/sports/events/:event/book',
    audience: 'operator',
    permission: 'sport.see',
    summary:
      'Returns the offers of an event with the model’s fair chances, its parameters, margins and shifts.',
    params,
    reply: z.object({
      book: z.nullable(book),
      fair: z.array(
        z.object({
          market: z.string(),
          period: z.string(),
          line: z.int(),
          outcomes: z.array(z.object({ outcome: z.string(), fair: z.number() })),
        }),
      ),
      pricing: z.object({
        /** The model’s parameters: expected goals, points, or chances by side. */
        expected: z.array(z.number()),
        shift: z.tuple([z.number(), z.number()]),
        margin: z.number(),
        margins: z.record(z.string(), z.number()),
        /** Where the expectations come from: form, feed, or an operator. */
        source: z.string(),
      }),
    }),
    refusals: unknown,
  },
  price: {
    method: 'PUT',
    path: '/office/api/sports/events/:event/pricing',
    audience: 'operator',
    permission: 'sport.trade',
    summary:
      'Changes margins of an event, or shifts the expectations of its model; every market is priced again.',
    params,
    body: z.strictObject({
      margin: z.optional(z.number().check(z.gte(0.01), z.lte(0.3))),
      margins: z.optional(
        z.record(z.string().check(z.maxLength(30)), z.number().check(z.gte(0.01), z.lte(0.5))),
      ),
      /** Added to the expectation of home and away: goals, points, or chance in hundredths. */
      shift: z.optional(
        z.tuple([z.number().check(z.gte(-3), z.lte(3)), z.number().check(z.gte(-3), z.lte(3))]),
      ),
      reason,
    }),
    reply: z.object({ version: z.int() }),
    refusals: unknown,
  },
  expect: {
    method: 'PUT',
    path: '/office/api/sports/events/:event/expected',
    audience: 'operator',
    permission: 'sport.trade',
    summary: 'Sets what the model expects of both sides; a second operator confirms it.',
    params,
    body: z.strictObject({
      expected: z.array(z.number().check(z.gt(0), z.lte(200))).check(z.minLength(1), z.maxLength(40)),
      reason,
    }),
    reply: z.object({ version: z.int() }),
    refusals: { ...unknown, 'sportPrices.expectationInvalid': null },
  },
  stops: {
    method: 'GET',
    path: '/office/api/sports/stops',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Lists what is suspended, newest first.',
    reply: z.object({
      list: z.array(
        z.object({
          scope,
          value: z.string(),
          why: z.enum(['trader', 'feed', 'incident', 'everything']),
          by: z.string(),
          reason: z.string(),
          at: instant,
        }),
      ),
    }),
  },
  suspend: {
    method: 'POST',
    path: '/office/api/sports/stops',
    audience: 'operator',
    permission: 'sport.trade',
    summary:
      'Suspends a market, an event, a league, a sport, or everything. No bet is accepted once it is answered.',
    body: z.strictObject({ scope, value: z.string().check(z.maxLength(120)), reason }),
    reply: z.object({ events: z.int() }),
    refusals: { 'sportPrices.scopeUnknown': null },
  },
  resume: {
    method: 'POST',
    path: '/office/api/sports/stops/end',
    audience: 'operator',
    permission: 'sport.trade',
    summary: 'Ends a suspension; other suspensions of the same events remain.',
    body: z.strictObject({ scope, value: z.string().check(z.maxLength(120)), reason }),
    reply: z.object({ events: z.int() }),
    refusals: { 'sportPrices.scopeUnknown': null },
  },
  /** Versions that were offered, for disputes. */
  history: {
    method: 'GET',
    path: '/office/api/sports/events/:event/versions',
    audience: 'operator',
    permission: 'sport.see',
    summary:
      'Lists the versions of an event’s book, newest first: what the model knew, and the prices that changed.',
    params,
    query: z.strictObject({ before: z.optional(whole(1, 10_000_000)) }),
    reply: z.object({
      versions: z.array(z.object({ version: z.int(), at: instant, cause: z.string(), changed: z.int() })),
      next: z.nullable(z.string()),
    }),
    refusals: unknown,
  },
})
