import * as z from 'zod/mini'
import { count, currency, instant, money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { verdicts, windows } from './rules/band.ts'

const channels = ['phone', 'tablet', 'desktop', 'other'] as const

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

export const rtpMonitoring = defineContract('rtpMonitoring', {
  list: {
    method: 'GET',
    path: '/office/api/rtp',
    audience: 'operator',
    permission: 'games.see',
    summary:
      'Returns each game’s actual and theoretical RTP with the expected range, in total, by stake and by channel (G8).',
    query: z.strictObject({
      window: z.optional(z.enum(windows)),
      merchant: z.optional(z.string().check(z.maxLength(16))),
    }),
    reply: z.object({
      at: instant,
      window: z.enum(windows),
      /** The end of the newest round included in the sums; null before the first. */
      addedUpTo: z.nullable(instant),
      alerts: z.array(
        z.object({
          id: uuid,
          game: z.string(),
          name: z.string(),
          edition: z.int(),
          /** all, stake:<digits before the point> or channel:<channel> */
          part: z.string(),
          side: z.enum(['above', 'below']),
          rounds: count,
          /** Per stake of one, parts per million. */
          observed: z.int(),
          theory: z.int(),
          raisedAt: instant,
        }),
      ),
      games: z.array(
        z.object({
          game: z.string(),
          name: z.string(),
          vendorName: z.nullable(z.string()),
          edition: z.int(),
          currency,
          ...judged,
          bands: z.array(z.object({ from: money, to: money, ...judged })),
          channels: z.array(z.object({ channel: z.enum(channels), ...judged })),
        }),
      ),
    }),
  },
  closeAlert: {
    method: 'POST',
    path: '/office/api/rtp/alerts/:id/close',
    audience: 'operator',
    permission: 'games.switch',
    summary: 'Closes an RTP alert after review; the game’s rounds are counted afresh from the next day.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ closed: z.boolean() }),
    refusals: { 'returns.alertUnknown': null },
  },
})
