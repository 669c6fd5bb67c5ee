import * as z from 'zod/mini'
import { amount, currency, instant, money, uuid, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { actRefusals, cancelRefusals, saleRefusals } from '#features/play/shared-rounds/contract/member.ts'

/** Multipliers are hundredths: 235 is 2.35 times the stake. */
const hundredths = z.int()

/** The table as anyone may see it. */
export const shownTable = z.object({
  /** The newest flight that has ended. */
  last: z.nullable(
    z.object({ round: uuid, label: z.string(), at: hundredths, startedAt: instant, endedAt: instant }),
  ),
  /** The flight under way; `startedAt` is null for the moment between the end of betting and the start. */
  flying: z.nullable(z.object({ round: uuid, label: z.string(), startedAt: z.nullable(instant) })),
  /** The round that takes bets; `startsAt` is null while the flight before it has not ended. */
  next: z.nullable(
    z.object({
      round: uuid,
      label: z.string(),
      startsAt: z.nullable(instant),
      commitment: z.nullable(z.string()),
    }),
  ),
})

/** A bet on the table's list: names are masked, null for members who are not shown. */
export const boardBet = z.object({
  slip: uuid,
  round: uuid,
  name: z.nullable(z.string()),
  currency,
  stake: money,
  /** Its cash-out; null while it flies, and for a lost bet. */
  at: z.nullable(hundredths),
  win: money,
})

const ownBet = z.object({
  slip: uuid,
  round: uuid,
  label: z.string(),
  box: z.int(),
  stake: money,
  auto: z.nullable(hundredths),
  top: hundredths,
  state: z.enum(['open', 'settled', 'void']),
  at: z.nullable(hundredths),
  win: money,
  /** The end of its flight; null until it is public. */
  end: z.nullable(hundredths),
  placedAt: instant,
})

const stakes = z.object({ min: money, max: money, step: money, menu: z.array(money), maxWin: money })
const box = whole(1, 2)
const percent = whole(-100, 100)

export const crash = defineContract('crash', {
  table: {
    method: 'GET',
    path: '/api/crash/table',
    audience: 'anyone',
    summary:
      'Returns the crash table: flight, round on sale, the brand’s bets on both. Asking for it keeps rounds coming.',
    reply: z.object({
      now: instant,
      /** What a page watches for the table's events. */
      room: z.string(),
      table: shownTable,
      board: z.array(boardBet),
      /** Bets of the brand by round, those beyond the list included. */
      totals: z.array(z.object({ round: uuid, bets: z.int() })),
      currency,
      /** Null where the game is not offered in the currency. */
      stakes: z.nullable(stakes),
      isStopped: z.boolean(),
      autoplay: z.object({ isAllowed: z.boolean(), most: z.int() }),
    }),
    rateLimit: '120/min',
  },
  history: {
    method: 'GET',
    path: '/api/crash/history',
    audience: 'anyone',
    summary: 'Lists the last hundred multipliers, newest first.',
    reply: z.object({
      list: z.array(z.object({ round: uuid, label: z.string(), at: hundredths, startedAt: instant })),
    }),
  },
  mine: {
    method: 'GET',
    path: '/api/crash/bets',
    audience: 'member',
    summary: 'Lists the caller’s bets, newest first; those on rounds that are not over are among the first.',
    query: z.strictObject({ before: z.optional(uuid), limit: z.optional(whole(1, 100)) }),
    reply: z.object({ bets: z.array(ownBet), next: z.nullable(uuid) }),
  },
  bet: {
    method: 'POST',
    path: '/api/crash/bets',
    audience: 'member',
    terms: true,
    idempotent: 'ledger',
    summary:
      'Bets on a round that takes bets: two bets a round, each with an automatic cash-out if it names one.',
    body: z.strictObject({
      round: uuid,
      box,
      stake: amount,
      /** The automatic cash-out in hundredths, from 1.01; null: by hand. */
      auto: z.nullable(whole(101, 1_000_000)),
      /** The automatic betting that places it. */
      run: z.optional(uuid),
    }),
    reply: z.object({ slip: uuid, round: uuid, stake: money, top: hundredths, balance: money }),
    refusals: {
      ...saleRefusals,
      'crash.stopped': null,
      'crash.boxTaken': null,
      'crash.autoOver': z.object({ why: z.string() }),
      'crash.autoStake': z.object({ stake: money }),
      'play.autoplayOff': null,
    },
  },
  cancel: {
    method: 'POST',
    path: '/api/crash/bets/:slip/cancel',
    audience: 'member',
    summary: 'Takes a bet back while its round takes bets; the stake is returned. Twice is once.',
    params: z.strictObject({ slip: uuid }),
    reply: z.object({ balance: money }),
    refusals: cancelRefusals,
  },
  cashOut: {
    method: 'POST',
    path: '/api/crash/bets/:slip/cash-out',
    audience: 'member',
    idempotent: 'ledger',
    summary:
      'Cashes a flying bet out at the multiplier of the moment at which the database stores the call; pays immediately.',
    params: z.strictObject({ slip: uuid }),
    reply: z.object({ slip: uuid, at: hundredths, win: money }),
    refusals: actRefusals,
  },
  startAuto: {
    method: 'POST',
    path: '/api/crash/auto',
    audience: 'member',
    terms: true,
    summary:
      'Starts automatic betting with a number of rounds and a loss limit; the page places each bet with its ID.',
    body: z.strictObject({
      box,
      stake: amount,
      rounds: whole(1, 1_000),
      lossMost: amount,
      winMost: z.optional(amount),
      onWin: percent,
      /** Never a rise. */
      onLoss: whole(-100, 0),
    }),
    reply: z.object({ id: uuid }),
    refusals: {
      'play.autoplayOff': null,
      'play.autoplayTooLong': z.object({ most: z.int() }),
      'play.walletClosed': null,
    },
  },
  stopAuto: {
    method: 'POST',
    path: '/api/crash/auto/:id/stop',
    audience: 'member',
    summary: 'Ends an automatic betting; bets that are placed fly on.',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ done: z.literal(true) }),
  },
})
