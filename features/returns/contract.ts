import * as z from 'zod/mini'
import { count, currency, instant, money } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { verdicts, windows } from './rules.ts'

/** Shares of the stakes in parts per million. */
const judged = {
  rounds: count,
  stake: money,
  win: money,
  theory: z.nullable(z.int()),
  observed: z.int(),
  low: z.nullable(z.int()),
  high: z.nullable(z.int()),
  verdict: z.enum(verdicts),
}

export const returns = defineContract('returns', {
  list: {
    method: 'GET',
    path: '/office/api/returns',
    who: 'operator',
    may: 'games.see',
    says: 'What each game returned beside what its rules say, with the interval of its true deviation, in all and by stake (G8).',
    query: z.strictObject({ window: z.optional(z.enum(windows)) }),
    reply: z.object({
      at: instant,
      window: z.enum(windows),
      games: z.array(
        z.object({
          game: z.string(),
          name: z.string(),
          vendorName: z.nullable(z.string()),
          edition: z.int(),
          currency,
          ...judged,
          bands: z.array(z.object({ from: money, to: money, ...judged })),
        }),
      ),
    }),
  },
})
