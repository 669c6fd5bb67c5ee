import * as z from 'zod/mini'
import { currency, id, instant, money, page, tally, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { offered } from '#features/agents/contracts/contract/shapes.ts'
import { kind } from './kinds.ts'
import { statementShape, statementsShape } from './shapes.ts'

const noRight = { 'agents.noRight': null } as const
const unknown = { ...noRight, 'agentIncome.unknown': null } as const

export const agentIncome = defineContract('agentIncome', {
  statements: {
    method: 'GET',
    path: '/api/agents/statements',
    audience: 'agent',
    summary:
      'Lists the agent’s statements, newest first, and what the last 30 days came to by kind (AGT-05).',
    query: z.strictObject({ kind: z.optional(kind), ...page }),
    reply: z.object(statementsShape),
    refusals: noRight,
  },
  statement: {
    method: 'GET',
    path: '/api/agents/statements/:id',
    audience: 'agent',
    summary:
      'Returns one statement with its tiers, corrections, adjustments and what each branch below brought.',
    params: z.strictObject({ id: uuid }),
    reply: z.object(statementShape),
    refusals: unknown,
  },
  members: {
    method: 'GET',
    path: '/api/agents/statements/:id/members',
    audience: 'agent',
    summary: 'Lists the members of one branch whose play a statement counts.',
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({ branch: id, ...page }),
    reply: z.object({
      currency,
      rows: z.array(
        z.object({
          member: z.object({ id, account: z.string() }),
          valid: money,
          netLoss: money,
          bonuses: money,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: unknown,
  },
  bets: {
    method: 'GET',
    path: '/api/agents/statements/:id/bets',
    audience: 'agent',
    summary: 'Lists the bets of one member that a statement counts.',
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({ member: id, ...page }),
    reply: z.object({
      currency,
      rows: z.array(
        z.object({
          at: instant,
          game: z.string(),
          category: z.string(),
          stake: money,
          win: money,
          valid: money,
          /** What an opposite bet inside the agent's line hides of the valid bet; it earns nothing. */
          opposed: money,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: unknown,
  },
  simulate: {
    method: 'POST',
    path: '/api/agents/statements/simulate',
    audience: 'agent',
    summary: 'Computes what an offer would have cost over the last closed period, before it is sent.',
    rateLimit: '30/min',
    body: z.strictObject({ member: id, ...offered }),
    reply: z.object({
      currency,
      startsAt: instant,
      endsAt: instant,
      score: tally,
      base: money,
      gross: money,
    }),
    refusals: { ...noRight, 'agents.unknownMember': null, 'agentIncome.notClosed': null },
  },
  simulateOffer: {
    method: 'GET',
    path: '/api/agents/statements/offers/:id',
    audience: 'agent',
    summary: 'Computes what an offer that the agent received would have paid over the last closed period.',
    rateLimit: '30/min',
    params: z.strictObject({ id: uuid }),
    reply: z.object({
      currency,
      startsAt: instant,
      endsAt: instant,
      score: tally,
      base: money,
      gross: money,
    }),
    refusals: { ...unknown, 'agentIncome.notClosed': null },
  },
})
