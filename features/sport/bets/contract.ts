import * as z from 'zod/mini'
import { amount, instant, money, page, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { categoryKey, sportKey } from '#features/sport/events/contract/shapes.ts'
import { bet, betRefusals, cashOutOffer, covered, pending, pricePolicy, quote } from './contract/shapes.ts'

const betParams = z.strictObject({ bet: uuid })

export const sportBets = defineContract('sportBets', {
  quote: {
    method: 'POST',
    path: '/api/sports/slip/quote',
    audience: 'anyone',
    summary:
      'Prices a slip: present prices, what cannot be combined, odds, potential return and the maximum stake with its reason.',
    body: z.strictObject({ ...covered.shape, stake: z.optional(amount) }),
    reply: quote,
    refusals: {
      'sportBets.slipMalformed': betRefusals['sportBets.slipMalformed'],
    },
    rateLimit: '300/min',
  },
  place: {
    method: 'POST',
    path: '/api/sports/bets',
    audience: 'member',
    terms: true,
    idempotent: 'ledger',
    bodyKiB: 128,
    summary:
      'Places a bet. Before the start it is answered immediately; in play it is accepted after the delay, if prices and score allow it.',
    body: z.strictObject({
      ...covered.shape,
      /** Of the whole bet: lines × stake of a line. */
      stake: amount,
      policy: pricePolicy,
      /** A stake above the limit waits for a trader, who may accept it or a part; nothing is taken before. */
      mayRefer: z.optional(z.boolean()),
    }),
    reply: z.object({ pending: z.nullable(pending), bet: z.nullable(bet), balance: z.nullable(money) }),
    refusals: betRefusals,
  },
  pending: {
    method: 'GET',
    path: '/api/sports/bets/pending/:pending',
    audience: 'member',
    summary: 'Returns what became of a bet that waits for its delay or for a trader.',
    params: z.strictObject({ pending: uuid }),
    reply: pending,
    refusals: { 'sportBets.unknown': null },
  },
  waiting: {
    method: 'GET',
    path: '/api/sports/bets/pending',
    audience: 'member',
    summary: 'Lists the caller’s bets that wait for their delay or for a trader, newest first.',
    reply: z.object({ now: instant, list: z.array(pending) }),
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/sports/bets/pending/:pending',
    audience: 'member',
    summary: 'Withdraws a bet that waits for a trader.',
    params: z.strictObject({ pending: uuid }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { 'sportBets.unknown': null, 'sportBets.referralOver': null },
  },
  mine: {
    method: 'GET',
    path: '/api/sports/bets',
    audience: 'member',
    summary: 'Lists the caller’s bets, newest first.',
    query: z.strictObject({
      state: z.optional(z.enum(['open', 'settled', 'won'])),
      category: z.optional(categoryKey),
      sport: z.optional(sportKey),
      before: z.optional(uuid),
      limit: page.limit,
    }),
    reply: z.object({ now: instant, bets: z.array(bet), next: z.nullable(z.string()) }),
  },
  bet: {
    method: 'GET',
    path: '/api/sports/bets/:bet',
    audience: 'member',
    summary: 'Returns a bet of the caller with the state of each leg: the receipt.',
    params: betParams,
    reply: z.object({ now: instant, bet, offer: cashOutOffer }),
    refusals: { 'sportBets.unknown': null },
  },
  offers: {
    method: 'GET',
    path: '/api/sports/bets/offers',
    audience: 'member',
    summary: 'Returns what may be cashed out of the caller’s open bets now, beside the fair value.',
    reply: z.object({ now: instant, offers: z.array(cashOutOffer) }),
  },
  cashOut: {
    method: 'POST',
    path: '/api/sports/bets/:bet/cash-out',
    audience: 'member',
    idempotent: 'ledger',
    summary: 'Cashes out a bet, or a part of its stake, at the offer that was shown or a better one.',
    params: betParams,
    body: z.strictObject({
      /** The offer that was shown, for all that runs. */
      offer: amount,
      /** In ten-thousandths of what runs; 10000 is all of it. */
      part: whole(100, 10_000),
    }),
    reply: z.object({ bet, paid: money, balance: money }),
    refusals: {
      'sportBets.unknown': null,
      'sportBets.offerMoved': z.object({ offer: z.nullable(money) }),
      'sportBets.noCashOut': z.object({ why: z.enum(['suspended', 'decided', 'tooSmall', 'notOffered']) }),
      'play.walletClosed': betRefusals['play.walletClosed'],
    },
  },
  edit: {
    method: 'POST',
    path: '/api/sports/bets/:bet/edit',
    audience: 'member',
    terms: true,
    idempotent: 'ledger',
    bodyKiB: 128,
    summary:
      'Replaces an open bet before its first event starts: its fair value counts towards the stake of the new bet, at present prices. Both or neither.',
    params: betParams,
    body: z.strictObject({
      ...covered.shape,
      stake: amount,
      policy: pricePolicy,
      /** The fair value that was shown (`offer.fair`): a lower one is refused. */
      value: amount,
    }),
    reply: z.object({ bet, balance: money }),
    refusals: {
      ...betRefusals,
      'sportBets.unknown': null,
      'sportBets.valueMoved': z.object({ value: z.nullable(money) }),
      'sportBets.noEdit': z.object({
        why: z.enum(['started', 'decided', 'suspended', 'tooSmall', 'notOffered']),
      }),
    },
  },
  setAutoCashOut: {
    method: 'PUT',
    path: '/api/sports/bets/:bet/auto-cash-out',
    audience: 'member',
    summary: 'Cashes out a bet as soon as the offer reaches an amount; null ends it.',
    params: betParams,
    body: z.strictObject({ at: z.nullable(amount) }),
    reply: z.object({ at: z.nullable(money) }),
    refusals: { 'sportBets.unknown': null, 'sportBets.noCashOut': z.object({ why: z.string() }) },
  },
  slip: {
    method: 'GET',
    path: '/api/sports/slip',
    audience: 'member',
    summary: 'Returns the caller’s slip as it was last saved, on any device.',
    reply: z.object({ slip: z.unknown(), version: z.int() }),
  },
  saveSlip: {
    method: 'PUT',
    path: '/api/sports/slip',
    audience: 'member',
    summary: 'Saves the caller’s slip. A version that another device has replaced is refused.',
    body: z.strictObject({ slip: z.unknown(), version: whole(0, 1_000_000_000) }),
    reply: z.object({ version: z.int() }),
    refusals: {
      'sportBets.slipMoved': z.object({ slip: z.unknown(), version: z.int() }),
      'sportBets.slipTooLarge': null,
    },
    rateLimit: '120/min',
  },
  preferences: {
    method: 'GET',
    path: '/api/sports/preferences',
    audience: 'member',
    summary: 'Returns how the caller wants prices shown and bets accepted.',
    reply: z.object({
      format: z.string(),
      policy: pricePolicy,
      zone: z.nullable(z.string()),
      quick: z.array(money),
    }),
  },
  setPreferences: {
    method: 'PUT',
    path: '/api/sports/preferences',
    audience: 'member',
    summary: 'Changes how the caller wants prices shown and bets accepted.',
    body: z.strictObject({
      format: z.enum(['decimal', 'hongKong', 'malay', 'indonesian', 'american', 'fractional']),
      policy: pricePolicy,
      zone: z.nullable(z.string().check(z.maxLength(60))),
      quick: z.array(amount).check(z.maxLength(6)),
    }),
    reply: z.object({ done: z.literal(true) }),
    refusals: { 'sports.zoneUnknown': null },
  },
})
