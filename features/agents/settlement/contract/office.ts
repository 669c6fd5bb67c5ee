import * as z from 'zod/mini'
import { amount, count, currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { kind } from './kinds.ts'

export const agentIncomeOffice = defineContract('agentIncomeOffice', {
  runs: {
    method: 'GET',
    path: '/office/api/agent-income/runs',
    audience: 'operator',
    permission: 'contracts.see',
    summary: 'Lists the runs of a brand, newest first, with their progress and faults.',
    query: z.strictObject({ merchant: words(16), kind: z.optional(kind), ...page }),
    reply: z.object({
      rows: z.array(
        z.object({
          number: count,
          kind,
          period: z.string(),
          startsAt: instant,
          endsAt: instant,
          currency,
          state: z.enum(['open', 'settled', 'done']),
          agents: z.int(),
          payable: z.int(),
          paid: z.int(),
          amount: money,
          begunAt: instant,
          doneAt: z.nullable(instant),
          fault: z.nullable(z.string()),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'agentIncome.unknownBrand': null },
  },
  earners: {
    method: 'GET',
    path: '/office/api/agent-income/runs/:number',
    audience: 'operator',
    permission: 'contracts.see',
    summary: 'Lists who earned from whom in a run: each agent’s statement and what its downlines took.',
    params: z.strictObject({ number: count }),
    query: z.strictObject({ merchant: words(16), ...page }),
    reply: z.object({
      rows: z.array(
        z.object({
          member: z.object({ id, account: z.string() }),
          upline: z.nullable(z.string()),
          number: count,
          gross: money,
          taken: money,
          earned: money,
          corrected: money,
          adjusted: money,
          carried: money,
          amount: money,
          leftOver: money,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'agentIncome.unknownBrand': null },
  },
  adjustments: {
    method: 'GET',
    path: '/office/api/agent-income/adjustments',
    audience: 'operator',
    permission: 'contracts.see',
    summary:
      'Lists what operators adjusted of agents’ income, newest first; waiting ones have no statement yet.',
    query: z.strictObject({ merchant: words(16), member: z.optional(id), ...page }),
    reply: z.object({
      rows: z.array(
        z.object({
          id: uuid,
          number: count,
          member: z.object({ id, account: z.string() }),
          kind,
          currency,
          /** The statement that was wrong, and the one that has the line; null while it waits for the next period. */
          of: count,
          statement: z.nullable(count),
          amount: money,
          reason: z.string(),
          madeBy: z.string(),
          madeAt: instant,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'agentIncome.unknownBrand': null },
  },
  adjust: {
    method: 'POST',
    path: '/office/api/agents/:member/statements/:number/adjust',
    audience: 'operator',
    permission: 'agentIncome.adjust',
    summary:
      'Adds to an agent’s income, or takes off: a line with the reason on the next statement of the same kind.',
    params: z.strictObject({ member: id, number: count }),
    body: z.strictObject({ direction: z.enum(['credit', 'debit']), amount, reason: words(300, 4) }),
    reply: z.object({ number: count }),
    refusals: { 'agentIncome.unknown': null },
  },
})
