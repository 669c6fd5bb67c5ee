import * as z from 'zod/mini'
import { currency, instant, money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { bonusTerms } from '#features/rewards/bonuses/contract/terms.ts'
import { drawStates } from '../rules/draw.ts'
import { audience, both, drawData, shown } from './shapes.ts'

const byId = z.strictObject({ id: uuid })
const reason = z.strictObject({ reason: words(500, 4) })
const problems = [
  'weights',
  'prizes',
  'amounts',
  'terms',
  'times',
  'budget',
  'night',
  'unknownPrize',
] as const

const row = z.object({
  ...shown,
  state: z.enum(drawStates),
  data: drawData,
  rulesHash: z.string(),
  terms: z.nullable(bonusTerms),
  audience,
  budget: z.nullable(money),
  /** Spins, tickets, envelopes or check-ins so far, and the members behind them. */
  results: z.int(),
  members: z.int(),
  /** Spins that members still have. */
  open: z.int(),
  /** What prizes have cost. */
  cost: money,
  /** What these results cost on average by the published odds, rounded down. */
  expected: money,
  createdBy: z.string(),
})

export const drawsOffice = defineContract('drawsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/draws',
    audience: 'operator',
    permission: 'draws.see',
    summary: 'Lists a brand’s draws with their cost and the cost expected from the odds, newest first.',
    query: z.strictObject({ merchant: z.optional(words(12)) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      /** What the brand's members play in; null for an unknown brand. */
      currency: z.nullable(currency),
      rows: z.array(row),
    }),
  },
  draft: {
    method: 'POST',
    path: '/office/api/draws',
    audience: 'operator',
    permission: 'draws.write',
    summary:
      'Drafts a wheel, raffle, red envelope or check-in calendar; nothing is offered until it is launched.',
    body: z.strictObject({
      merchant: words(12),
      currency,
      title: both,
      data: drawData,
      audience,
      terms: z.nullable(bonusTerms),
      budget: z.nullable(money),
      startsAt: instant,
      endsAt: z.nullable(instant),
    }),
    reply: z.object({ id: uuid }),
    refusals: { 'draws.unsound': z.object({ problem: z.enum(problems) }) },
  },
  launch: {
    method: 'POST',
    path: '/office/api/draws/:id/launch',
    audience: 'operator',
    permission: 'draws.launch',
    summary: 'Launches a draft and commits to its seed; a second operator approves it.',
    params: byId,
    body: reason,
    reply: z.object({ id: uuid }),
    refusals: {
      'draws.unknown': null,
      'draws.notDraft': null,
      'draws.unsound': z.object({ problem: z.enum(problems) }),
    },
  },
  stop: {
    method: 'POST',
    path: '/office/api/draws/:id/stop',
    audience: 'operator',
    permission: 'draws.stop',
    summary: 'Stops a draw immediately; what members have won stays theirs.',
    params: byId,
    body: reason,
    reply: z.object({ id: uuid }),
    refusals: { 'draws.unknown': null, 'draws.notLive': null },
  },
})
