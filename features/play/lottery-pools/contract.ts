import * as z from 'zod/mini'
import { amount, currency, instant, money, uuid, words } from '#contract/codecs.ts'
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

const terms = z.object({ seed: money, sharePpm: z.int(), full: money })
const lottery = z.string().check(z.maxLength(20))

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
  draws: {
    method: 'GET',
    path: '/api/lottery-pools/:lottery/draws',
    audience: 'anyone',
    rateLimit: '30/min',
    summary:
      'Lists the newest draws of a rolling pool, oldest first, with terms, stakes and prizes: for everyone who recomputes how it was shared.',
    params: z.strictObject({ lottery }),
    reply: z.object({
      record: z.literal('lotteryPool'),
      lottery: z.string(),
      currency,
      draws: z.array(
        z.object({
          numero: z.string(),
          round: uuid,
          terms,
          before: money,
          /** Cash stakes of the draw. */
          staked: money,
          contributed: money,
          /** Of slips with all numbers right, largest stake first. */
          wins: z.array(z.object({ stake: money, prize: money })),
          /** Added by the operator to reach the seed. */
          seeded: money,
          after: money,
          at: instant,
        }),
      ),
    }),
    refusals: { 'lotteryPools.unknown': null },
  },
})

const rtp = z.object({ rtpText: z.string(), rtpWithText: z.string() })

const params = z.strictObject({
  merchant: z.string().check(z.regex(/^[A-Z0-9_]{2,40}$/)),
  lottery,
})
const newTerms = { seed: amount, sharePpm: z.int().check(z.gte(0), z.lte(1_000_000)), full: amount }
const refusals = {
  'lotteryPools.unknown': null,
  'lotteryPools.seedInvalid': null,
  'lotteryPools.shareInvalid': null,
  'lotteryPools.fullInvalid': null,
}

/** The rolling pools in the back office (docs/decisions/0112). */
export const lotteryPoolsOffice = defineContract('lotteryPoolsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/lottery-pools',
    audience: 'operator',
    permission: 'lotteryPools.see',
    summary:
      'Lists the rolling pools of the operator’s brands: accounts, terms, changed terms and past draws.',
    reply: z.object({
      list: z.array(
        z.object({
          lottery: z.string(),
          name: z.object({ en: z.string(), vi: z.string() }),
          merchant: z.string(),
          currency,
          amount: money,
          /** Of the draw on sale. */
          terms,
          rtp,
          /** Changed terms for draws of which nothing is sold before `from`; null: there are none. */
          next: z.nullable(z.object({ terms, from: instant })),
          draws: z.array(
            z.object({
              label: z.string(),
              staked: money,
              contributed: money,
              paid: money,
              seeded: money,
              amount: money,
              at: instant,
            }),
          ),
        }),
      ),
    }),
  },
  preview: {
    method: 'POST',
    path: '/office/api/lottery-pools/:merchant/:lottery/preview',
    audience: 'operator',
    permission: 'lotteryPools.manage',
    summary: 'Computes what other terms of a pool would change in RTP and money; changes nothing.',
    params,
    body: z.strictObject(newTerms),
    reply: z.object({
      rtp: z.object({ before: rtp, after: rtp }),
      /** What the operator adds at the next draw to reach the new seed. */
      added: money,
      /** Past draws that the next two are computed from: what went into the pool, and what would have gone. */
      draws: z.int(),
      before: money,
      after: money,
    }),
    refusals,
  },
  setTerms: {
    method: 'POST',
    path: '/office/api/lottery-pools/:merchant/:lottery/terms',
    audience: 'operator',
    permission: 'lotteryPools.manage',
    summary: 'Changes seed, share and full stake of a pool, for draws of which nothing is sold yet.',
    params,
    body: z.strictObject({ ...newTerms, reason: words(500, 4) }),
    reply: z.object({ done: z.literal(true) }),
    refusals,
  },
})
