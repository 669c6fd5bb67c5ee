import * as z from 'zod/mini'
import { amount, currency, id, instant, money, page, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { limitReason } from '#features/sport/bets/contract/shapes.ts'
import { rejectWhys } from '#features/sport/bets/rules/desk/referable.ts'
import { pair, sportEvent } from '#features/sport/events/contract/shapes.ts'
import { price, selection } from '#features/sport/prices/contract.ts'
import { MOST_PERCENT, stakeWhys } from './rules/factors.ts'

const merchant = words(12)
const reason = words(500, 4)

const leg = z.object({
  event: sportEvent,
  selections: z.array(selection),
  /** As accepted, or as asked for. */
  price,
  isBanker: z.boolean(),
  scoreAtBet: z.nullable(pair),
})

const slip = {
  sizes: z.array(z.int()),
  isEachWay: z.boolean(),
  legs: z.array(leg),
}

const tickerBet = z.object({
  id: uuid,
  number: z.string(),
  at: instant,
  merchant: z.string(),
  currency,
  memberId: id,
  account: z.string(),
  state: z.enum(['open', 'settled', 'void']),
  stake: money,
  potential: money,
  ...slip,
})

export const referral = z.object({
  id: uuid,
  at: instant,
  until: instant,
  state: z.enum(['referred', 'delayed', 'accepted', 'refused']),
  merchant: z.string(),
  currency,
  memberId: id,
  account: z.string(),
  /** As asked, the highest without a trader with its reason, and what was accepted. */
  stake: money,
  most: money,
  mostWhy: limitReason,
  granted: z.nullable(money),
  potential: money,
  ...slip,
  /** Present prices of the legs; null: not offered now. */
  pricesNow: z.array(z.nullable(price)),
  decidedBy: z.nullable(z.string()),
  refusal: z.nullable(z.string()),
})

const factor = z.object({
  merchant: z.string(),
  account: z.nullable(z.string()),
  segment: z.nullable(z.object({ id: uuid, name: z.string() })),
  percent: z.int(),
  why: z.enum(stakeWhys),
  note: z.string(),
  setBy: z.string(),
  setAt: instant,
})

/** The member by account, or a segment of the brand. */
const target = z.union([z.strictObject({ account: words(60) }), z.strictObject({ segment: uuid })])
const done = z.object({ done: z.literal(true) })
const unknownTarget = { 'sportTrading.targetUnknown': null }

export const sportTrading = defineContract('sportTrading', {
  ticker: {
    method: 'GET',
    path: '/office/api/sports/ticker',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Lists bets on events that are not settled, newest first.',
    query: z.strictObject({ ...page, event: z.optional(uuid), account: z.optional(words(60)) }),
    reply: z.object({ now: instant, bets: z.array(tickerBet), next: z.nullable(z.string()) }),
  },
  liability: {
    method: 'GET',
    path: '/office/api/sports/events/:event/liability',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Returns what each outcome of an event would cost, by brand and currency, the dearest first.',
    params: z.strictObject({ event: uuid }),
    reply: z.object({
      list: z.array(
        z.object({
          merchant: z.string(),
          currency: z.string(),
          selections: z.array(selection),
          stake: money,
          payout: money,
          most: money,
          /** Kept, or negative: paid, in the market if it wins; null: others of the market may win with it. */
          result: z.nullable(money),
        }),
      ),
    }),
  },
  referrals: {
    method: 'GET',
    path: '/office/api/sports/referrals',
    audience: 'operator',
    permission: 'sport.see',
    summary:
      'Lists bets above their limit: those that wait for a trader, the most urgent first, or those that are over.',
    query: z.strictObject({ ...page, view: z.enum(['waiting', 'over']) }),
    reply: z.object({ now: instant, list: z.array(referral), next: z.nullable(z.string()) }),
  },
  decide: {
    method: 'POST',
    path: '/office/api/sports/referrals/:referral',
    audience: 'operator',
    permission: 'sport.trade',
    summary:
      'Accepts a bet above its limit, with its stake or a part of it, or rejects it with a reason that the member reads.',
    params: z.strictObject({ referral: uuid }),
    body: z.union([
      z.strictObject({ accept: z.literal(true), stake: amount }),
      z.strictObject({ accept: z.literal(false), why: z.enum(rejectWhys) }),
    ]),
    reply: done,
    refusals: {
      'sportTrading.referralOver': null,
      'sportTrading.ownBet': null,
      'sportTrading.stakeAboveAsked': z.object({ stake: money }),
      'sportTrading.stakeBelowLeast': z.object({ least: money }),
      'sportTrading.beyondAuthority': z.object({ most: money }),
    },
  },
  factors: {
    method: 'GET',
    path: '/office/api/sports/stake-factors',
    audience: 'operator',
    permission: 'sport.see',
    summary: 'Lists the stake factors of a brand, and the segments that can have one.',
    query: z.strictObject({ merchant }),
    reply: z.object({
      list: z.array(factor),
      segments: z.array(z.object({ id: uuid, name: z.string() })),
    }),
  },
  lowerFactor: {
    method: 'POST',
    path: '/office/api/sports/stake-factors/lower',
    audience: 'operator',
    permission: 'sport.trade',
    summary: 'Lowers what a member or a segment may stake on sports, with a reason that the member reads.',
    body: z.strictObject({
      merchant,
      target,
      percent: whole(0, MOST_PERCENT),
      why: z.enum(stakeWhys),
      reason,
    }),
    reply: done,
    refusals: { ...unknownTarget, 'sportTrading.notLower': null },
  },
  setFactor: {
    method: 'PUT',
    path: '/office/api/sports/stake-factors',
    audience: 'operator',
    permission: 'sport.trade',
    summary: 'Sets any stake factor, or ends it (null); a second operator approves it.',
    body: z.strictObject({
      merchant,
      target,
      percent: z.nullable(whole(0, MOST_PERCENT)),
      why: z.enum(stakeWhys),
      reason,
    }),
    reply: done,
    refusals: unknownTarget,
  },
})
