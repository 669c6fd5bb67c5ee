import * as z from 'zod/mini'
import { instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const change = 'draws.change'
const byDraw = z.strictObject({ id: uuid })
const named = z.object({ en: z.string(), vi: z.string() })
const place = z.object({ tier: z.string(), place: z.int() })
const tier = z.object({ key: z.string(), count: z.int(), width: z.int() })

/** The prizes of a draw by tier, as text: leading zeros count. Checked by the game of the lottery. */
const prizes = z.record(
  z.string().check(z.maxLength(20)),
  z.array(z.string().check(z.maxLength(10))).check(z.maxLength(40)),
)

const entry = z.object({
  byName: z.string(),
  how: z.enum(['form', 'file', 'feed']),
  at: instant,
  isYours: z.boolean(),
  /** Shown to the one who entered it, and to all once two entries differ. */
  outcome: z.unknown(),
})

export const imported = [
  'drawn',
  'waiting',
  'differs',
  'shown',
  'same',
  'contradicts',
  'noDraw',
  'notReady',
  'invalid',
  'ownBet',
  'notQualified',
] as const

const problems = {
  'lotteryOffice.unknownDraw': null,
  'lotteryOffice.notReady': null,
  'lotteryOffice.alreadyEntered': null,
  'shared.outcomeInvalid': z.object({ detail: z.string() }),
  'shared.ownBet': null,
} as const

const feed = z.object({
  id: uuid,
  name: z.string(),
  kind: z.enum(['push', 'pull']),
  url: z.nullable(z.string()),
  isOn: z.boolean(),
  createdBy: z.string(),
  lastAt: z.nullable(instant),
  lastProblem: z.string(),
})

const feedRow = z.object({
  lottery: z.string(),
  day: z.string(),
  state: z.enum(imported),
  detail: z.string(),
})

export const lotteryResults = defineContract('lotteryResults', {
  waiting: {
    method: 'GET',
    path: '/office/api/lottery/results',
    audience: 'operator',
    permission: 'lottery.see',
    summary: 'Lists the draws that wait for a result, with who has entered one and where two differ.',
    reply: z.object({
      rows: z.array(
        z.object({
          id: uuid,
          lottery: z.string(),
          name: named,
          label: z.string(),
          drawsAt: instant,
          tickets: z.nullable(z.int()),
          tiers: z.array(tier),
          /** The prizes in the order drawn. */
          order: z.array(z.string()),
          /** The numbers that are public while the draw goes on. */
          shown: prizes,
          /** Until when bets on the rest are taken; null: none are. */
          liveUntil: z.nullable(instant),
          entries: z.array(entry),
          state: z.enum(['none', 'waiting', 'differs']),
          places: z.array(place),
        }),
      ),
    }),
  },
  enter: {
    method: 'POST',
    path: '/office/api/lottery/draws/:id/result',
    audience: 'operator',
    permission: change,
    summary:
      'Enters the result of a draw, or its numbers so far. It counts once another operator or a feed has entered the same; a repeated entry replaces the operator’s own.',
    params: byDraw,
    /** `soFar`: the numbers drawn until now, in the order drawn; the draw goes on. */
    body: z.strictObject({ outcome: prizes, soFar: z.optional(z.boolean()) }),
    reply: z.object({ state: z.enum(['waiting', 'differs', 'shown', 'drawn']), places: z.array(place) }),
    refusals: problems,
  },
  importFile: {
    method: 'POST',
    path: '/office/api/lottery/results/import',
    audience: 'operator',
    permission: change,
    summary:
      'Enters the results of a CSV or JSON file, as one entry of the operator for each draw; the same file again changes nothing.',
    rateLimit: '30/min',
    files: { field: 'results', atMost: 1, maxBytes: 5 * 1024 * 1024 },
    reply: z.object({ rows: z.array(feedRow) }),
    refusals: {
      'lotteryOffice.fileMissing': null,
      'lotteryOffice.fileUnreadable': z.object({
        problem: z.enum(['empty', 'json', 'header', 'line', 'tooMany']),
        line: z.int(),
      }),
    },
  },
  feeds: {
    method: 'GET',
    path: '/office/api/lottery/feeds',
    audience: 'operator',
    permission: 'lottery.see',
    summary: 'Lists the feeds of published results and their last delivery.',
    reply: z.object({ list: z.array(feed) }),
  },
  addFeed: {
    method: 'POST',
    path: '/office/api/lottery/feeds',
    audience: 'operator',
    permission: 'lottery.setup',
    summary:
      'Adds a feed: one that calls with an API key, of which only the hash is stored, or an address that is fetched.',
    body: z.strictObject({
      name: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{1,30}$/)),
      source: z.union([
        z.strictObject({
          kind: z.literal('push'),
          key: z.string().check(z.regex(/^[A-Za-z0-9_-]{32,100}$/)),
        }),
        z.strictObject({
          kind: z.literal('pull'),
          url: z.url().check(z.maxLength(500), z.startsWith('https://')),
        }),
      ]),
      reason: words(500, 4),
    }),
    reply: z.object({ id: uuid }),
    refusals: { 'lotteryOffice.feedTaken': null },
  },
  switchFeed: {
    method: 'POST',
    path: '/office/api/lottery/feeds/:id',
    audience: 'operator',
    permission: 'lottery.setup',
    summary: 'Switches a feed on or off; switching it on needs a second operator.',
    params: byDraw,
    body: z.strictObject({ isOpen: z.boolean(), reason: words(500, 4) }),
    reply: z.object({ isOn: z.boolean() }),
    refusals: { 'lotteryOffice.unknownFeed': null },
  },
})

export const lotteryFeed = defineContract('lotteryFeed', {
  push: {
    method: 'POST',
    path: '/api/lottery/feeds/:name/results',
    audience: 'signed',
    summary:
      'Takes published results from a feed that proves itself with its API key in Authorization: Bearer. Body: the JSON or CSV of an import.',
    params: z.strictObject({ name: z.string().check(z.maxLength(31)) }),
    reply: z.object({ rows: z.array(feedRow) }),
    refusals: {
      'lotteryOffice.feedKey': null,
      'lotteryOffice.fileUnreadable': z.object({
        problem: z.enum(['empty', 'json', 'header', 'line', 'tooMany']),
        line: z.int(),
      }),
    },
  },
})
