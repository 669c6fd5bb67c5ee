import * as z from 'zod/mini'
import { currency, day, id, instant, money, words } from '#contract/codecs.ts'
import { type Contract } from '#contract/route.ts'
import { days, find, moved, noRight, of, paged, periodInvalid, play, unknownMember } from './shapes.ts'

const asked = { ...days, ...of }
const refusals = { ...unknownMember, ...noRight, ...periodInvalid }
const category = z.optional(words(16))
export const moveKinds = ['deposit', 'withdrawal', 'transfer', 'bonus'] as const
const shown = { currency, from: day, to: day }

export const figureRoutes = {
  overview: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_getTeamOverviewSum',
    audience: 'agent',
    summary: 'Returns the team’s members, deposits, bets and profit by day, level and category (AGT-02).',
    rateLimit: '120/min',
    query: z.strictObject(asked),
    reply: z.object({
      ...shown,
      /** Days from this one on are not closed yet: their figures still grow. */
      openFrom: day,
      members: z.int(),
      agents: z.int(),
      online: z.int(),
      totals: z.object({ newMembers: z.int(), active: z.int(), depositors: z.int(), ...moved, ...play }),
      days: z.array(z.object({ day, newMembers: z.int(), active: z.int(), ...moved, ...play })),
      levels: z.array(z.object({ level: z.int(), members: z.int(), active: z.int(), ...play })),
      categories: z.array(z.object({ category: z.string(), active: z.int(), ...play })),
    }),
    refusals,
  },
  betting: {
    method: 'GET',
    path: '/api/agents/betting',
    audience: 'agent',
    summary: 'Lists settled play of the downline by day, member and category, with totals.',
    query: z.strictObject({ ...asked, ...find, ...paged, category }),
    reply: z.object({
      ...shown,
      totals: z.object(play),
      rows: z.array(z.object({ day, id, account: z.string(), category: z.string(), ...play })),
      next: z.nullable(z.string()),
    }),
    refusals,
  },
  bets: {
    method: 'GET',
    path: '/api/agents/betting/:id/bets',
    audience: 'agent',
    summary: 'Lists the settled bets of a member of the downline on one day.',
    params: z.strictObject({ id }),
    query: z.strictObject({ ...paged, day, category }),
    reply: z.object({
      currency,
      account: z.string(),
      rows: z.array(
        z.object({
          at: instant,
          game: z.string(),
          category: z.string(),
          stake: money,
          valid: money,
          win: money,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: { ...unknownMember, ...noRight },
  },
  profit: {
    method: 'GET',
    path: '/api/agents/profit',
    audience: 'agent',
    summary: 'Lists profit and loss by branch of the downline: each row has the sums of its whole branch.',
    query: z.strictObject({ ...asked, ...find, ...paged }),
    reply: z.object({
      ...shown,
      path: z.array(z.object({ id, account: z.string() })),
      totals: z.object({ ...moved, ...play }),
      rows: z.array(z.object({ id, account: z.string(), type: z.int(), team: z.int(), ...moved, ...play })),
      next: z.nullable(z.string()),
    }),
    refusals,
  },
  moves: {
    method: 'GET',
    path: '/api/agents/moves',
    audience: 'agent',
    summary: 'Lists deposits, withdrawals, transfers and bonuses of the downline, newest first.',
    query: z.strictObject({ ...asked, ...find, ...paged, kind: z.optional(z.enum(moveKinds)) }),
    reply: z.object({
      ...shown,
      totals: z.object({ ...moved, transfersIn: money, transfersOut: money }),
      rows: z.array(
        z.object({
          key: z.string(),
          at: instant,
          id,
          account: z.string(),
          kind: z.enum(moveKinds),
          /** Credits are positive, debits negative. */
          amount: money,
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals,
  },
  income: {
    method: 'GET',
    path: '/api/agents/income',
    audience: 'agent',
    summary: 'Returns what the caller has earned as an agent, by day and source, from the ledger.',
    query: z.strictObject({ ...days, ...paged }),
    reply: z.object({
      ...shown,
      total: money,
      sources: z.array(z.object({ source: z.string(), amount: money })),
      days: z.array(z.object({ day, amount: money })),
      rows: z.array(z.object({ key: z.string(), at: instant, source: z.string(), amount: money })),
      next: z.nullable(z.string()),
    }),
    refusals: { ...noRight, ...periodInvalid },
  },
  export: {
    method: 'POST',
    path: '/api/agents/export',
    audience: 'agent',
    summary: 'Exports a list of the agent centre as CSV, at most 10,000 rows.',
    rateLimit: '20/min',
    download: true,
    body: z.strictObject({
      what: z.enum(['team', 'betting', 'profit', 'moves', 'income']),
      ...days,
      of: z.optional(id),
      find: z.optional(words(32, 0)),
    }),
    reply: z.unknown(),
    refusals,
  },
} as const satisfies Contract
