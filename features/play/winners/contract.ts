import * as z from 'zod/mini'
import { currency, instant, money, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

/** A real win; the name is masked (decision 21), and the round's id identifies no member. */
const winner = z.object({
  roundId: z.string(),
  /** First and last two letters, "ng***84". */
  name: z.string(),
  gameId: z.string(),
  gameName: z.string(),
  vassalage: z.string(),
  currency,
  stake: money,
  win: money,
  /** Multiple of the stake, two decimals, rounded down: "57.25". */
  times: z.string(),
  at: instant,
})

const period = z.enum(['day', 'week', 'month'])

export const winners = defineContract('winners', {
  latest: {
    method: 'GET',
    path: '/api/winners/latest',
    audience: 'anyone',
    home: true,
    summary: 'Lists the newest wins of at least five times the stake, newest first.',
    query: z.strictObject({ limit: z.optional(whole(1, 50)) }),
    reply: z.object({ list: z.array(winner) }),
  },
  biggest: {
    method: 'GET',
    path: '/api/winners/biggest',
    audience: 'anyone',
    home: true,
    summary: 'Lists the biggest wins of the last day, week or month.',
    query: z.strictObject({
      period: z.optional(period),
      limit: z.optional(whole(1, 50)),
    }),
    reply: z.object({ list: z.array(winner) }),
  },
  rankList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    audience: 'anyone',
    home: true,
    summary:
      'Lists the winner ranking under its specified name: the biggest wins of the last week, day or month.',
    query: z.strictObject({
      merchantCode: z.optional(z.string().check(z.maxLength(40))),
      language: z.optional(z.string().check(z.maxLength(10))),
      period: z.optional(period),
      count: z.optional(whole(1, 50)),
    }),
    reply: z.object({ list: z.array(winner) }),
  },
})
