import * as z from 'zod/mini'
import { count, currency, day, instant, money, tally, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { periods } from './rules.ts'
import { moneyWays } from './rules/money.ts'

const book = z.object({
  merchant: z.string(),
  currency,
  isPlay: z.boolean(),
  cash: money,
  bonus: money,
  agents: money,
  held: money,
  openBets: money,
  jackpots: money,
  payingOut: money,
  owed: money,
  house: z.array(z.object({ kind: z.string(), amount: money })),
  houseSum: money,
  /** Always zero, unless the ledger is broken. */
  sum: money,
})

const game = z.object({
  merchant: z.string(),
  currency,
  game: z.string(),
  /** The member-facing name in the operator's language. */
  name: z.string(),
  rounds: tally,
  stake: money,
  win: money,
  ggr: money,
  /** Stakes of rounds that are not settled yet. */
  open: money,
  /** "96.22 %"; null without stakes. */
  rtp: z.nullable(z.string()),
  theory: z.nullable(z.string()),
})

const moneyRow = z.object({
  merchant: z.string(),
  currency,
  day: z.string(),
  way: z.enum(moneyWays),
  method: z.string(),
  orders: count,
  moved: money,
  fees: money,
  returned: money,
})

export const reports = defineContract('reports', {
  liability: {
    method: 'GET',
    path: '/office/api/reports/liability',
    audience: 'operator',
    permission: 'reports.see',
    summary:
      'Returns what we owe members now and the house accounts against it, by brand and currency; together they add up to zero.',
    reply: z.object({ at: instant, by: z.string(), books: z.array(book) }),
  },
  games: {
    method: 'GET',
    path: '/office/api/reports/games',
    audience: 'operator',
    permission: 'reports.see',
    summary:
      'Returns rounds, stakes, wins, revenue and RTP of each game since the start of the period in the brand’s time zone.',
    query: z.strictObject({ period: z.optional(z.enum(periods)) }),
    reply: z.object({
      at: instant,
      by: z.string(),
      period: z.enum(periods),
      intervals: z.array(z.object({ merchant: z.string(), timeZone: z.string(), from: z.nullable(instant) })),
      games: z.array(game),
    }),
  },
  money: {
    method: 'GET',
    path: '/office/api/reports/money',
    audience: 'operator',
    permission: 'reports.see',
    summary:
      'Returns deposits and withdrawals by day and method from the ledger; the rows add up to the totals.',
    query: z.strictObject({ from: day, to: day, merchant: z.optional(words(16)) }),
    reply: z.object({
      at: instant,
      by: z.string(),
      rows: z.array(moneyRow),
      /** By brand, currency and direction, queried separately from the rows. */
      totals: z.array(moneyRow),
      /** The time zones of the days. */
      zones: z.array(z.string()),
    }),
    refusals: { 'reports.daysInvalid': z.object({ most: z.int() }) },
  },
})
