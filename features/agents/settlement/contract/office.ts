import * as z from 'zod/mini'
import { count, currency, id, instant, money, page, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { kind } from '#features/agents/contracts/contract/shapes.ts'

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
          carried: money,
          amount: money,
          leftOver: money,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'agentIncome.unknownBrand': null },
  },
})
