import * as z from 'zod/mini'
import { currency, day, id, instant, money, tally } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { sections } from './rules.ts'

const period = z.strictObject({
  /** First and last day, inclusive, in the brand's zone; the last 30 days by default, at most a year. */
  from: z.optional(day),
  to: z.optional(day),
})

const play = { rounds: tally, stake: money, win: money, net: money }
const asked = { from: z.string(), to: z.string(), by: z.enum(['day', 'month']) }
const sums = z.array(z.object({ section: z.enum(sections), moneyIn: money, moneyOut: money }))
const refusals = { 'statements.periodInvalid': null } as const

export const statements = defineContract('statements', {
  profit: {
    method: 'GET',
    path: '/api/statements/profit',
    audience: 'member',
    real: true,
    summary:
      'Returns profit and loss by day or month, by category and by game, with deposits and withdrawals.',
    query: period,
    reply: z.object({
      currency,
      ...asked,
      /** Every step of the period in order: a day, or a month as 'yyyy-MM'. */
      steps: z.array(z.object({ step: z.string(), ...play, deposits: money, withdrawals: money })),
      categories: z.array(z.object({ category: z.string(), ...play })),
      /** The highest stakes first, at most twenty. */
      games: z.array(z.object({ game: z.string(), gameName: z.string(), ...play })),
      /** `bonuses`: bonus money used, rewards and rebates, less what was returned. */
      totals: z.object({ ...play, deposits: money, withdrawals: money, bonuses: money }),
      /** All-time deposits less withdrawals (M8). */
      netDeposits: money,
      /** All-time result of play. */
      netEver: money,
    }),
    refusals,
  },
  credit: {
    method: 'GET',
    path: '/api/statements/credit',
    audience: 'member',
    real: true,
    summary:
      'Returns the credit report: deposits, withdrawals, transfers, bonus, play and balance of a period and of each step within it (MEM-11).',
    query: period,
    reply: z.object({
      currency,
      ...asked,
      at: instant,
      member: z.object({ id, account: z.string(), name: z.nullable(z.string()) }),
      opening: money,
      closing: money,
      sections: sums,
      steps: z.array(z.object({ step: z.string(), opening: money, closing: money, sections: sums })),
    }),
    refusals,
  },
  creditCsv: {
    method: 'GET',
    path: '/api/statements/credit.csv',
    audience: 'member',
    real: true,
    rateLimit: '20/min',
    summary: 'Exports the credit report as CSV.',
    query: period,
    reply: z.object({ name: z.string(), csv: z.string() }),
    refusals,
  },
  funds: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    audience: 'member',
    summary:
      'Returns the member’s total balance, provider wallets included, and the contract requests awaiting an answer (MEM-09).',
    rateLimit: '60/min',
    reply: z.object({
      currency,
      /** Available and held in the main wallet. */
      free: money,
      held: money,
      /** Everything the member owns in this currency: the money wallets, and the balances reported by vendors. */
      total: money,
      /** False if a vendor does not respond: the total omits it. */
      isComplete: z.boolean(),
      /** Stakes of open rounds. */
      openBets: money,
      wallets: z.array(z.object({ kind: z.string(), currency, balance: money, held: money })),
      vendors: z.array(
        z.object({ vendor: z.string(), title: z.string(), balance: z.nullable(money), moving: money }),
      ),
      /** Null: no such contract for this account. Otherwise the pending request: 0 none, 1 new, 2 termination. */
      dailysalreqtype: z.nullable(z.int()),
      divtypereq: z.nullable(z.int()),
      contracthoursalreq: z.nullable(z.int()),
      realtimesalreqtype: z.nullable(z.int()),
    }),
  },
})
