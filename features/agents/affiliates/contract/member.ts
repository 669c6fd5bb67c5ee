import * as z from 'zod/mini'
import { count, currency, day, instant, money, page, tally, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { code, landing, notOne, terms } from './shapes.ts'

const figures = {
  clicks: tally,
  visitors: tally,
  registrations: tally,
  firstDeposits: tally,
  qualified: tally,
  deposits: money,
  valid: money,
  revenue: money,
  bonuses: money,
}

export const groupings = ['day', 'code', 'country', 'subId'] as const
const span = { from: day, to: day }

const statement = z.object({
  number: count,
  startsAt: instant,
  endsAt: instant,
  net: money,
  earned: money,
  corrected: money,
  adjusted: money,
  carried: money,
  amount: money,
  leftOver: money,
})

/** The affiliate centre (AGT-06): every call is about the caller's own codes, players and commission. */
export const affiliates = defineContract('affiliates', {
  me: {
    method: 'GET',
    path: '/api/affiliates/me',
    audience: 'member',
    summary: 'Returns whether the member is an affiliate.',
    reply: z.object({
      affiliate: z.nullable(z.object({ number: count, state: z.enum(['active', 'paused']) })),
    }),
  },
  overview: {
    method: 'GET',
    path: '/api/affiliates/overview',
    audience: 'member',
    summary: 'Returns the affiliate’s plan and the funnel of a span of days.',
    query: z.strictObject(span),
    reply: z.object({
      currency,
      joinedAt: instant,
      plan: z.nullable(z.object({ name: z.string(), version: z.int(), fromAt: instant, terms })),
      total: z.object(figures),
      /** What the newest statement left over, below zero where it is owed. */
      leftOver: money,
      paid: money,
    }),
    refusals: { ...notOne, 'affiliates.badSpan': null },
  },
  codes: {
    method: 'GET',
    path: '/api/affiliates/codes',
    audience: 'member',
    summary: 'Lists the affiliate’s codes with their links, newest first.',
    reply: z.object({
      /** Where applicants are sent who become sub-affiliates. */
      inviteAddress: z.nullable(z.string()),
      list: z.array(
        z.object({
          code,
          address: z.string(),
          host: z.nullable(z.string()),
          landing,
          note: z.string(),
          isOpen: z.boolean(),
          players: z.int(),
          createdAt: instant,
        }),
      ),
    }),
    refusals: notOne,
  },
  addCode: {
    method: 'POST',
    path: '/api/affiliates/codes',
    audience: 'member',
    summary: 'Opens a code with a landing page; a wish for its name, or a random one.',
    rateLimit: '30/h',
    body: z.strictObject({ code: z.optional(code), landing, note: words(60, 0) }),
    reply: z.object({ code, address: z.string() }),
    refusals: {
      ...notOne,
      'affiliates.paused': null,
      'affiliates.codeTaken': null,
      'affiliates.tooManyCodes': z.object({ most: z.int() }),
    },
  },
  closeCode: {
    method: 'POST',
    path: '/api/affiliates/codes/:code/close',
    audience: 'member',
    summary: 'Closes a code permanently: its link and its clicks no longer count for new players.',
    params: z.strictObject({ code }),
    reply: z.object({}),
    refusals: { ...notOne, 'affiliates.unknownCode': null },
  },
  report: {
    method: 'GET',
    path: '/api/affiliates/report',
    audience: 'member',
    summary: 'Returns clicks, players, play and revenue by day, code, country or sub-ID.',
    query: z.strictObject({ ...span, by: z.enum(groupings), code: z.optional(code) }),
    reply: z.object({
      currency,
      total: z.object(figures),
      rows: z.array(z.object({ key: z.string(), ...figures })),
    }),
    refusals: { ...notOne, 'affiliates.badSpan': null },
  },
  exportReport: {
    method: 'GET',
    path: '/api/affiliates/report.csv',
    audience: 'member',
    download: true,
    summary: 'Exports the report as CSV.',
    rateLimit: '30/h',
    query: z.strictObject({ ...span, by: z.enum(groupings), code: z.optional(code) }),
    reply: z.unknown(),
    refusals: { ...notOne, 'affiliates.badSpan': null },
  },
  players: {
    method: 'GET',
    path: '/api/affiliates/players',
    audience: 'member',
    summary: 'Lists the affiliate’s players by number, newest first; no account and no contact.',
    query: z.strictObject({ code: z.optional(code), ...page }),
    reply: z.object({
      rows: z.array(
        z.object({
          number: count,
          code,
          subId: z.string(),
          country: z.string(),
          registeredAt: instant,
          firstDepositAt: z.nullable(instant),
          qualifiedAt: z.nullable(instant),
          isDuplicate: z.boolean(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: notOne,
  },
  statements: {
    method: 'GET',
    path: '/api/affiliates/statements',
    audience: 'member',
    summary: 'Lists the affiliate’s statements, newest first.',
    query: z.strictObject(page),
    reply: z.object({ currency, rows: z.array(statement), next: z.nullable(z.string()) }),
    refusals: notOne,
  },
  statement: {
    method: 'GET',
    path: '/api/affiliates/statements/:number',
    audience: 'member',
    summary: 'Returns one statement with its lines: shares and CPA by plan, sub-affiliates, corrections.',
    params: z.strictObject({ number: count }),
    reply: z.object({
      currency,
      statement,
      lines: z.array(
        z.object({
          line: z.enum(['share', 'cpa', 'sub']),
          plan: z.nullable(z.string()),
          version: z.nullable(z.int()),
          /** The number of the sub-affiliate. */
          sub: z.nullable(count),
          players: tally,
          valid: money,
          revenue: money,
          bonuses: money,
          fee: money,
          base: money,
          ratePpm: z.nullable(z.int()),
          amount: money,
        }),
      ),
      players: z.array(
        z.object({
          number: count,
          revenue: money,
          valid: money,
          qualifiedAt: z.nullable(instant),
          cpa: money,
        }),
      ),
      corrections: z.array(z.object({ startsAt: instant, endsAt: instant, before: money, after: money })),
      adjustments: z.array(z.object({ at: instant, amount: money, reason: z.string() })),
    }),
    refusals: { ...notOne, 'affiliates.unknownStatement': null },
  },
  subs: {
    method: 'GET',
    path: '/api/affiliates/subs',
    audience: 'member',
    summary: 'Lists who joined through the affiliate’s link, by number.',
    reply: z.object({
      list: z.array(z.object({ number: count, joinedAt: instant, ratePpm: z.int(), players: z.int() })),
    }),
    refusals: notOne,
  },
})
