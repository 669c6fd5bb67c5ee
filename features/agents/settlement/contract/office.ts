import * as z from 'zod/mini'
import { amount, count, currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { kind as contractKind } from '#features/agents/contracts/contract/shapes.ts'
import { kind, period } from './kinds.ts'
import { statementShape, statementsShape } from './shapes.ts'

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
  dryRun: {
    method: 'GET',
    path: '/office/api/agent-income/dry-run',
    audience: 'operator',
    permission: 'contracts.see',
    summary:
      'Computes what a period has come to so far, without a statement or a payment: the highest 100 agents.',
    query: z.strictObject({ merchant: words(16), kind, period }),
    reply: z.object({
      currency,
      startsAt: instant,
      endsAt: instant,
      /** Facts of before it are counted; the period may still be open. */
      countedUntil: instant,
      agents: z.int(),
      /** What the brand would owe all of them, before corrections, adjustments and what was carried. */
      earned: money,
      rows: z.array(
        z.object({
          member: z.object({ id, account: z.string() }),
          upline: z.nullable(z.string()),
          valid: money,
          base: money,
          gross: money,
          taken: money,
          earned: money,
        }),
      ),
    }),
    refusals: { 'agentIncome.unknownBrand': null, 'agentIncome.notClosed': null },
  },
  again: {
    method: 'GET',
    path: '/office/api/agent-income/runs/:number/again',
    audience: 'operator',
    permission: 'contracts.see',
    summary:
      'Computes a run again from today’s facts and lists what differs from its statements and their corrections; the next run corrects it.',
    params: z.strictObject({ number: count }),
    query: z.strictObject({ merchant: words(16) }),
    reply: z.object({
      currency,
      agents: z.int(),
      rows: z.array(z.object({ member: z.object({ id, account: z.string() }), stated: money, now: money })),
    }),
    refusals: { 'agentIncome.unknownBrand': null, 'agentIncome.unknown': null },
  },
  resume: {
    method: 'POST',
    path: '/office/api/agent-income/runs/:number/resume',
    audience: 'operator',
    permission: 'agentIncome.resume',
    summary:
      'Continues a run that stopped: what is paid already is not paid again. The system retries every minute.',
    params: z.strictObject({ number: count }),
    body: z.strictObject({ merchant: words(16) }),
    reply: z.object({ paid: z.int() }),
    refusals: { 'agentIncome.unknownBrand': null, 'agentIncome.unknown': null, 'agentIncome.failed': null },
  },
  statements: {
    method: 'GET',
    path: '/office/api/agents/:member/statements',
    audience: 'operator',
    permission: 'contracts.see',
    summary: 'Lists an agent’s statements, newest first.',
    params: z.strictObject({ member: id }),
    query: z.strictObject({ kind: z.optional(kind), ...page }),
    reply: z.object({ account: z.string(), ...statementsShape }),
    refusals: { 'agentIncome.unknownMember': null },
  },
  statement: {
    method: 'GET',
    path: '/office/api/agents/:member/statements/:number',
    audience: 'operator',
    permission: 'contracts.see',
    summary: 'Returns one statement of an agent, and from whose branches it comes.',
    params: z.strictObject({ member: id, number: count }),
    reply: z.object(statementShape),
    refusals: { 'agentIncome.unknown': null },
  },
  uplines: {
    method: 'GET',
    path: '/office/api/members/:member/uplines',
    audience: 'operator',
    permission: 'contracts.see',
    summary:
      'Lists who earns from a member’s play, from the top of its line down, with their contracts and rebates.',
    params: z.strictObject({ member: id }),
    reply: z.object({
      account: z.string(),
      currency,
      rows: z.array(
        z.object({
          member: z.object({ id, account: z.string() }),
          level: z.int(),
          contracts: z.array(
            z.object({ number: count, kind: contractKind, period, mostPpm: z.int(), fromAt: instant }),
          ),
          rates: z.array(z.object({ category: z.string(), ppm: z.int() })),
          /** Of its whole line, in the last 30 days. */
          earned: money,
        }),
      ),
    }),
    refusals: { 'agentIncome.unknownMember': null },
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
