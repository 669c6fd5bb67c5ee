import * as z from 'zod/mini'
import { count, currency, id, instant, money, page } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const walletView = z.object({
  id,
  kind: z.enum(['cash', 'bonus', 'points', 'agent_cash', 'agent_commission', 'chips']),
  currency,
  balance: money,
  held: money,
  /** Available for stakes and withdrawals. */
  free: money,
  state: z.enum(['open', 'frozen', 'debt', 'closed']),
  seq: count,
})

/** One movement: kind, amount, and the balance before and after (M7). */
const movement = z.object({
  /** Wallet and sequence number: '12:3401'. */
  id: z.string(),
  at: instant,
  /** Name of the posting, such as 'deposit.credited'; its text is 'posting.<kind>'. */
  kind: z.string(),
  amount: money,
  before: money,
  after: money,
  ref: z.nullable(z.string()),
  /** The round that moved the money, and the name of its game. */
  round: z.nullable(z.object({ id: z.string(), gameName: z.string() })),
})

/** opening + moneyIn − moneyOut + others = closing, regardless of the filter; `others` are movements of kinds that were filtered out. */
const totals = z.object({
  opening: money,
  moneyIn: money,
  moneyOut: money,
  others: money,
  closing: money,
  count: z.int(),
})

const filter = {
  from: z.optional(instant),
  to: z.optional(instant),
  group: z.optional(z.enum(['deposits', 'withdrawals', 'rounds', 'bonus', 'other'])),
}

export const wallet = defineContract('wallet', {
  balance: {
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    audience: 'member',
    summary: 'Returns the member’s available balance and each wallet.',
    reply: z.object({
      sumBalance: money,
      held: money,
      currency,
      /** Money of the active bonus, which is not part of `sumBalance`; null without one. */
      bonus: z.nullable(money),
      wallets: z.array(walletView),
    }),
  },
  statement: {
    method: 'GET',
    path: '/api/wallet/statement',
    audience: 'member',
    summary: 'Lists all transactions of the main wallet, newest first, with totals that reconcile (M8).',
    query: z.strictObject({ ...page, ...filter }),
    reply: z.object({
      currency,
      rows: z.array(movement),
      next: z.nullable(z.string()),
      totals,
      /** All-time deposits less withdrawals (M8). */
      netDeposits: money,
    }),
  },
  statementCsv: {
    method: 'GET',
    path: '/api/wallet/statement.csv',
    audience: 'member',
    summary: 'Exports the same transactions as CSV, up to 10,000 rows.',
    rateLimit: '20/min',
    query: z.strictObject(filter),
    reply: z.object({ name: z.string(), csv: z.string() }),
  },
})
