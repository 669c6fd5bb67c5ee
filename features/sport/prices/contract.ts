import * as z from 'zod/mini'
import { instant, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { sportEvent } from '#features/sport/events/contract/shapes.ts'
import { eventFilter } from '#features/sport/events/contract.ts'

/** A price: decimal odds in whole ten-thousandths, 18500 is 1.85; other formats are for display (`#game-kit/sports/odds/formats.ts`). */
export const price = z.int()

/** What identifies an outcome in an event. `line` is in quarters (−1 is −0.25, 10 is 2.5), or the number of a goal, map or set. */
export const selection = z.object({
  market: z.string().check(z.regex(/^[a-zA-Z]{2,30}$/)),
  /** What is counted: full, first, corners, set1 … */
  period: z.string().check(z.regex(/^[a-zA-Z0-9]{2,20}$/)),
  line: z.int().check(z.gte(-4_000), z.lte(4_000)),
  /** home, draw, over, "2:1", a player’s name, a runner’s number. */
  outcome: z.string().check(z.minLength(1), z.maxLength(80)),
})

/** A market with its period and line, and its outcomes. */
export const offer = z.object({
  market: z.string(),
  period: z.string(),
  line: z.int(),
  isSuspended: z.boolean(),
  outcomes: z.array(z.object({ outcome: z.string(), price })),
})

/** All offers of an event at one version. `epoch` counts interruptions (a goal, a red card, a suspension): a bet names the one it saw. */
export const book = z.object({
  event: uuid,
  version: z.int(),
  epoch: z.int(),
  /** closed: no further bets; suspended: none at the moment, the offers are the last ones. */
  state: z.enum(['open', 'suspended', 'closed']),
  /** Why it is suspended; null if it is not. Of a title: season, while a match is played, and final, when the last one has begun. */
  why: z.nullable(z.enum(['trader', 'feed', 'incident', 'season', 'final', 'everything'])),
  at: instant,
  /** Seconds between bet and acceptance; 0 before the start. */
  delaySeconds: z.int(),
  /** Place terms of a race for each-way bets; null: none. */
  placeTerms: z.nullable(z.object({ places: z.int(), fraction: z.int() })),
  mayCombine: z.boolean(),
  offers: z.array(offer),
})

/** `more`: also the next lines of handicap and total, in order of how even they are, the main one first. */
const lines = z.optional(z.enum(['more']))

export const sportPrices = defineContract('sportPrices', {
  board: {
    method: 'GET',
    path: '/api/sports/board',
    audience: 'anyone',
    summary:
      'Lists events with the prices of their main markets: winner, and the main line of handicap and total, of match and first half.',
    query: z.strictObject({ ...eventFilter, lines }),
    reply: z.object({
      now: instant,
      rows: z.array(
        z.object({ event: sportEvent, book: z.nullable(book), /** Number of all offers. */ offers: z.int() }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'sports.zoneUnknown': null },
  },
  books: {
    method: 'GET',
    path: '/api/sports/books',
    audience: 'anyone',
    summary:
      'Returns the main prices of up to 60 events, such as those on the screen whose versions have moved.',
    query: z.strictObject({
      /** IDs with commas between. */
      events: z.string().check(z.regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,59}$/)),
      lines,
    }),
    reply: z.object({ now: instant, books: z.array(book) }),
  },
  book: {
    method: 'GET',
    path: '/api/sports/events/:event/book',
    audience: 'anyone',
    summary: 'Returns all offers of an event.',
    params: z.strictObject({ event: uuid }),
    reply: z.object({ now: instant, event: sportEvent, book: z.nullable(book) }),
    refusals: { 'sports.eventUnknown': null },
  },
  moves: {
    method: 'GET',
    path: '/api/sports/events/:event/moves',
    audience: 'anyone',
    summary:
      'Returns how the price of an outcome moved and why, oldest first: one point per change, the last 200.',
    params: z.strictObject({ event: uuid }),
    query: z.strictObject({
      market: z.string().check(z.maxLength(30)),
      period: z.string().check(z.maxLength(20)),
      line: z.optional(whole(-4_000, 4_000)),
      outcome: z.string().check(z.maxLength(80)),
    }),
    reply: z.object({
      points: z.array(
        z.object({
          at: instant,
          price: z.nullable(price),
          /** trader: a trader moved it; play: something happened in play; model: time or what is expected of the match. */
          why: z.enum(['trader', 'play', 'model']),
        }),
      ),
    }),
    refusals: { 'sports.eventUnknown': null },
  },
  rules: {
    method: 'GET',
    path: '/api/sports/rules',
    audience: 'anyone',
    summary:
      'Returns every market with how its outcomes are settled, generated from the data that settles bets.',
    reply: z.object({
      markets: z.array(
        z.object({
          market: z.string(),
          sports: z.array(z.string()),
          line: z.nullable(z.enum(['handicap', 'total', 'goals', 'number'])),
          isSinceBet: z.boolean(),
          outcomes: z.array(z.string()),
          /** Settled examples: outcome, line, final score → verdict (0 loss, 1 half-loss, 2 push, 3 half-win, 4 win). */
          examples: z.array(
            z.object({
              outcome: z.string(),
              line: z.int(),
              score: z.tuple([z.int(), z.int()]),
              verdict: z.int(),
            }),
          ),
        }),
      ),
      races: z.object({
        /** Each-way terms by the least number of runners. */
        terms: z.array(z.object({ from: z.int(), places: z.int(), fraction: z.int() })),
        /** What a withdrawn runner takes of winnings, in hundredths, by its highest price. */
        deductions: z.array(z.object({ upTo: price, hundredths: z.int() })),
      }),
    }),
  },
})
