import * as z from 'zod/mini'
import { amount, currency, instant, money, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { price } from '#features/sport/prices/contract.ts'
import { campaignKinds } from './rules/terms.ts'

const merchant = words(12)
const step = { legs: whole(2, 14), percent: whole(1, 100) }

/** A boost, as a page shows it. */
export const shownBoost = z.object({
  steps: z.array(z.object({ legs: z.int(), percent: z.int() })),
  leastPrice: price,
  most: money,
})

/** What a campaign gives, as a page shows it. */
export const shownTerms = z.union([
  z.object({ kind: z.literal('boost'), ...shownBoost.shape }),
  z.object({ kind: z.literal('earlyPayout'), lead: z.int() }),
])

/** What the campaigns of now give a bet that is on a slip, by the rule that pins them when it is accepted. */
export const slipCampaigns = z.object({
  /** Of a straight multiple, also before its first step. */
  boost: z.nullable(
    z.extend(shownBoost, {
      /** Selections that count towards it. */
      counted: z.int(),
    }),
  ),
  earlyLead: z.nullable(z.int()),
  /** What could pay instead of cash, which has no part in campaigns; null: no bonus money. */
  purse: z.nullable(
    z.object({
      cash: money,
      bonus: money,
      isFirst: z.boolean(),
      stakeMax: z.nullable(money),
      stakeExact: z.nullable(money),
    }),
  ),
})

export const sportCampaigns = defineContract('sportCampaigns', {
  current: {
    method: 'GET',
    path: '/api/sports/campaigns',
    audience: 'anyone',
    summary: 'Lists the sports campaigns of the brand that run now, with their terms.',
    reply: z.object({
      currency,
      list: z.array(z.object({ version: z.int(), endsAt: instant, terms: shownTerms })),
    }),
  },
})

export const sportCampaignsOffice = defineContract('sportCampaignsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/sports/campaigns',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Lists the sports campaigns of a brand, newest first, with what they have cost so far.',
    query: z.strictObject({ merchant }),
    reply: z.object({
      now: instant,
      currency: z.nullable(currency),
      list: z.array(
        z.object({
          kind: z.enum(campaignKinds),
          version: z.int(),
          terms: shownTerms,
          startsAt: instant,
          endsAt: instant,
          stoppedAt: z.nullable(instant),
          /** When a newer version replaces it, or has. */
          replacedAt: z.nullable(instant),
          createdBy: z.string(),
        }),
      ),
      cost: z.object({ boost: money, earlyPayout: money }),
    }),
  },
  launch: {
    method: 'POST',
    path: '/office/api/sports/campaigns',
    audience: 'operator',
    permission: 'sport.campaign',
    summary:
      'Starts a sports campaign, or the next version of one; a second operator approves it. Bets keep the terms of their acceptance.',
    body: z.strictObject({
      merchant,
      terms: z.union([
        z.strictObject({
          kind: z.literal('boost'),
          steps: z.array(z.strictObject(step)).check(z.minLength(1), z.maxLength(10)),
          leastPrice: z.int().check(z.gte(10_100), z.lte(100_000)),
          most: amount,
        }),
        z.strictObject({ kind: z.literal('earlyPayout'), lead: whole(2, 4) }),
      ]),
      startsAt: instant,
      endsAt: instant,
      reason: words(500, 4),
    }),
    reply: z.object({ version: z.int() }),
    refusals: { 'sportCampaigns.unsound': null },
  },
  stop: {
    method: 'POST',
    path: '/office/api/sports/campaigns/:kind/stop',
    audience: 'operator',
    permission: 'sport.campaign',
    summary: 'Ends a sports campaign now; bets that were accepted under it keep its terms.',
    params: z.strictObject({ kind: z.enum(campaignKinds) }),
    body: z.strictObject({ merchant, reason: words(500, 4) }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { 'sportCampaigns.notRunning': null },
  },
})
