import * as z from 'zod/mini'
import { currency, id, words } from '#contract/codecs.ts'
import { type Contract } from '#contract/route.ts'
import { find, noRight, of, paged, rate, right, teamRow, unknownMember } from './shapes.ts'

const member = z.strictObject({ id })

export const teamRoutes = {
  me: {
    method: 'GET',
    path: '/api/agents/me',
    audience: 'agent',
    summary: 'Returns the caller’s rights in the agent centre, and the rebates it can pass on.',
    reply: z.object({
      account: z.string(),
      type: z.int(),
      currency,
      /** Works for its owner, with the rights granted. */
      isStaff: z.boolean(),
      rights: z.array(right),
      rates: z.array(rate),
      /** What the caller may open below itself. */
      opens: z.array(z.enum(['player', 'agent', 'staff'])),
    }),
  },
  team: {
    method: 'GET',
    path: '/api/agents/team',
    audience: 'agent',
    summary: 'Lists a level of the downline, or finds accounts anywhere below (AGT-02).',
    query: z.strictObject({
      ...of,
      ...find,
      ...paged,
      state: z.optional(z.enum(['open', 'locked', 'closed'])),
      kind: z.optional(z.enum(['agents', 'players'])),
      label: z.optional(words(24, 0)),
      sort: z.optional(z.enum(['newest', 'account'])),
    }),
    reply: z.object({
      currency,
      /** From the caller’s direct downline to the member whose downline is listed. */
      path: z.array(z.object({ id, account: z.string() })),
      total: z.int(),
      rows: z.array(teamRow),
      next: z.nullable(z.string()),
    }),
    refusals: { ...unknownMember, ...noRight },
  },
  member: {
    method: 'GET',
    path: '/api/agents/team/:id',
    audience: 'agent',
    summary: 'Returns one member of the downline, with the bounds of each rebate for the direct upline.',
    params: member,
    reply: z.object({
      currency,
      row: teamRow,
      bounds: z.array(z.object({ category: z.string(), least: z.int(), most: z.int() })),
    }),
    refusals: { ...unknownMember, ...noRight },
  },
  setRates: {
    method: 'POST',
    path: '/api/agents/team/:id/rates',
    audience: 'agent',
    summary: 'Sets the rebates of a direct downline, between those of its own downline and the upline’s own.',
    rateLimit: '60/min',
    params: member,
    body: z.strictObject({
      rates: z
        .array(z.strictObject({ category: words(16), ppm: z.int().check(z.gte(0), z.lte(100_000)) }))
        .check(z.minLength(1), z.maxLength(8)),
    }),
    reply: z.object({ rates: z.array(rate) }),
    refusals: {
      ...unknownMember,
      ...noRight,
      'agents.rateOutOfBounds': z.object({ category: z.string(), least: z.int(), most: z.int() }),
    },
  },
  setLabels: {
    method: 'POST',
    path: '/api/agents/team/:id/labels',
    audience: 'agent',
    summary: 'Replaces the caller’s private labels of a direct downline.',
    rateLimit: '60/min',
    params: member,
    body: z.strictObject({ labels: z.array(words(24)).check(z.maxLength(8)) }),
    reply: z.object({ labels: z.array(z.string()) }),
    refusals: { ...unknownMember, ...noRight },
  },
  message: {
    method: 'POST',
    path: '/api/agents/messages',
    audience: 'agent',
    summary: 'Sends a message to the inbox of one member of the downline, or of all direct ones.',
    rateLimit: '20/h',
    body: z.strictObject({
      /** Empty: all direct downlines. */
      to: z.optional(id),
      title: words(80),
      text: words(500),
    }),
    reply: z.object({ sent: z.int() }),
    refusals: { ...unknownMember, ...noRight },
  },
} as const satisfies Contract
