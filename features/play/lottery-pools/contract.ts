import * as z from 'zod/mini'
import { currency, instant, money } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const pool = z.object({
  /** The lottery's `gameCode`. */
  lottery: z.string(),
  name: z.string(),
  currency,
  /** What is in it, at most a few seconds old. */
  amount: money,
  /** What it never falls below. */
  seed: money,
  /** Of each cash stake, in parts per million. */
  sharePpm: z.int(),
  /** The stake of a single bet that takes the whole pool. */
  full: money,
  /** Of fixed prizes, and with the pool's share: "54.75 %". Seeds come on top. */
  rtpText: z.string(),
  rtpWithText: z.string(),
})

export const lotteryPools = defineContract('lotteryPools', {
  list: {
    method: 'GET',
    path: '/api/lottery-pools',
    audience: 'anyone',
    home: true,
    summary:
      'Lists the rolling pools of the brand’s lotteries with their terms, and the newest wins with masked names.',
    reply: z.object({
      list: z.array(pool),
      winners: z.array(
        z.object({
          lottery: z.string(),
          name: z.string(),
          /** The draw. */
          numero: z.string(),
          /** Empty: the winner is not shown. */
          winner: z.string(),
          currency,
          prize: money,
          at: instant,
        }),
      ),
    }),
  },
})
