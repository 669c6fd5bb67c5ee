import * as z from 'zod/mini'
import { id, instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { noRight, rate, right, unknownMember } from '#features/agents/centre/contract/shapes.ts'

const rates = z
  .array(z.strictObject({ category: words(16), ppm: z.int().check(z.gte(0), z.lte(100_000)) }))
  .check(z.maxLength(8))

const outOfBounds = {
  'agents.rateOutOfBounds': z.object({ category: z.string(), least: z.int(), most: z.int() }),
} as const

const placeRefusals = {
  ...noRight,
  ...outOfBounds,
  'agentAccounts.notHere': null,
  'agentAccounts.tooDeep': null,
} as const

const link = z.object({
  code: z.string(),
  address: z.string(),
  kind: z.enum(['player', 'agent']),
  rates: z.array(rate),
  note: z.string(),
  state: z.enum(['open', 'revoked', 'usedUp', 'expired']),
  uses: z.int(),
  usesMost: z.nullable(z.int()),
  expiresAt: z.nullable(instant),
  createdAt: instant,
})

const staff = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  state: z.enum(['open', 'locked', 'closed']),
  joinedAt: instant,
  rights: z.array(right),
})

/** Accounts that an agent opens: directly, by invitation link, and for its staff (AGT-01, AGT-02). */
export const agentAccounts = defineContract('agentAccounts', {
  open: {
    method: 'POST',
    path: '/api/agents/accounts',
    audience: 'agent',
    summary: 'Opens an account below the caller and returns its one-time password, which is not stored.',
    rateLimit: '30/h',
    body: z.strictObject({
      account: words(64),
      kind: z.enum(['player', 'agent', 'staff']),
      rates,
      /** Of a staff account. */
      rights: z.array(right).check(z.maxLength(7)),
    }),
    reply: z.object({ id, account: z.string(), password: z.string() }),
    refusals: {
      ...placeRefusals,
      'agentAccounts.taken': null,
      'agentAccounts.nameInvalid': null,
    },
  },
  links: {
    method: 'GET',
    path: '/api/agents/links',
    audience: 'agent',
    summary: 'Lists the caller’s invitation links with their uses, newest first.',
    reply: z.object({ list: z.array(link) }),
    refusals: { ...noRight },
  },
  addLink: {
    method: 'POST',
    path: '/api/agents/links',
    audience: 'agent',
    summary: 'Creates an invitation link with preset rebates, an expiry and a limit of uses.',
    rateLimit: '30/h',
    body: z.strictObject({
      kind: z.enum(['player', 'agent']),
      rates,
      note: words(60, 0),
      days: z.nullable(z.int().check(z.gte(1), z.lte(365))),
      usesMost: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
    }),
    reply: z.object({ code: z.string(), address: z.string() }),
    refusals: { ...placeRefusals, 'agentAccounts.tooMany': z.object({ most: z.int() }) },
  },
  closeLink: {
    method: 'POST',
    path: '/api/agents/links/:code/close',
    audience: 'agent',
    summary: 'Closes an invitation link.',
    params: z.strictObject({ code: z.string().check(z.regex(/^[A-Z0-9]{4,32}$/)) }),
    reply: z.object({}),
    refusals: { ...noRight, 'agentAccounts.unknownLink': null },
  },
  staff: {
    method: 'GET',
    path: '/api/agents/staff',
    audience: 'agent',
    summary: 'Lists the caller’s sub-accounts with their rights; only for the owner in person.',
    reply: z.object({ mode: z.enum(['staff', 'sub-agent']), list: z.array(staff) }),
    refusals: { ...noRight },
  },
  setRights: {
    method: 'POST',
    path: '/api/agents/staff/:id/rights',
    audience: 'agent',
    summary: 'Grants a staff account these rights and no others; effective on its next call.',
    rateLimit: '60/min',
    params: z.strictObject({ id }),
    body: z.strictObject({ rights: z.array(right).check(z.maxLength(7)) }),
    reply: z.object({ rights: z.array(right) }),
    refusals: { ...unknownMember, ...noRight },
  },
})
