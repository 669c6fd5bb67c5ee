import * as z from 'zod/mini'
import { id, page, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { rate } from '#features/agents/centre/contract/shapes.ts'

const reason = words(300)
const member = z.strictObject({ member: id })
/** Numbers of the contracts and offers, separated by commas. */
const hasContract = { 'agentsOffice.hasContract': z.object({ contracts: z.string() }) } as const
const unknownMember = { 'agentsOffice.unknownMember': null } as const

/** The tree of agents in the back office: moves, account types, and the rebates of general agents. */
export const agentsOffice = defineContract('agentsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/agents',
    audience: 'operator',
    permission: 'agents.see',
    summary: 'Lists a level of a brand’s tree of agents; the first level are the tops of lines.',
    query: z.strictObject({
      merchant: words(16),
      of: z.optional(id),
      find: z.optional(words(32, 0)),
      ...page,
    }),
    reply: z.object({
      path: z.array(z.object({ id, account: z.string() })),
      rows: z.array(
        z.object({
          id,
          account: z.string(),
          type: z.int(),
          state: z.enum(['open', 'locked', 'closed']),
          level: z.int(),
          directs: z.int(),
          team: z.int(),
          rates: z.array(rate),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { 'agentsOffice.unknownBrand': null, ...unknownMember },
  },
  move: {
    method: 'POST',
    path: '/office/api/agents/:member/move',
    audience: 'operator',
    permission: 'agents.manage',
    summary: 'Moves a member with its whole downline below another agent, or makes it the top of a line.',
    params: member,
    body: z.strictObject({
      upline: z.nullable(id),
      /** Its contracts with the earlier upline end with their period; without it, a member with contracts is not moved. */
      endContracts: z.optional(z.boolean()),
      reason,
    }),
    reply: z.object({}),
    refusals: {
      ...unknownMember,
      'agentsOffice.notAgent': null,
      'agentsOffice.cycle': null,
      'agentsOffice.tooDeep': null,
      ...hasContract,
    },
  },
  setType: {
    method: 'POST',
    path: '/office/api/agents/:member/type',
    audience: 'operator',
    permission: 'agents.manage',
    summary: 'Makes a member a player, an agent, or a general agent; effective on the next call.',
    params: member,
    body: z.strictObject({ type: z.literal([0, 1, 2]), reason }),
    reply: z.object({}),
    refusals: {
      ...unknownMember,
      'agentsOffice.notTop': null,
      'agentsOffice.hasTeam': null,
      ...hasContract,
    },
  },
  setRates: {
    method: 'POST',
    path: '/office/api/agents/:member/rates',
    audience: 'operator',
    permission: 'agents.manage',
    summary: 'Sets the rebates of the top of a line, up to the brand’s maximum; its downline shares them.',
    params: member,
    body: z.strictObject({
      rates: z
        .array(z.strictObject({ category: words(16), ppm: z.int().check(z.gte(0), z.lte(100_000)) }))
        .check(z.minLength(1), z.maxLength(8)),
      reason,
    }),
    reply: z.object({ rates: z.array(rate) }),
    refusals: {
      ...unknownMember,
      'agentsOffice.notTop': null,
      'agentsOffice.rateOutOfBounds': z.object({ category: z.string(), least: z.int(), most: z.int() }),
    },
  },
})
