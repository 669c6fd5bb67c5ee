import * as z from 'zod/mini'
import { amount, currency, id, instant, money, page, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { rewardKindNames, rewardStates } from './rules/reward.ts'

const state = z.enum(rewardStates)

export const reward = z.object({
  id: uuid,
  /** The feature that offers it. */
  source: z.string(),
  kind: z.enum(rewardKindNames),
  currency,
  /** The value of a cash or bonus reward; null for other kinds. */
  amount: z.nullable(money),
  /** The number of points, rounds, tickets or goods for other kinds. */
  count: z.nullable(z.int()),
  /** SHA-256 of the terms of a bonus or of free rounds; null for other kinds. */
  terms: z.nullable(z.string()),
  /** The operator's name for it; null: the source's own. */
  title: z.nullable(z.object({ en: z.string(), vi: z.string() })),
  state,
  offeredAt: instant,
  claimUntil: z.nullable(instant),
  claimedAt: z.nullable(instant),
  creditedAt: z.nullable(instant),
})

export const rewards = defineContract('rewards', {
  list: {
    method: 'GET',
    path: '/api/rewards',
    audience: 'member',
    summary: 'Lists what the member can claim, or all of their rewards, newest first (MEM-07).',
    query: z.strictObject({ view: z.enum(['claimable', 'history']), ...page }),
    reply: z.object({
      rows: z.array(reward),
      next: z.nullable(z.string()),
      /** Number of rewards that can be claimed now. */
      claimable: z.int(),
    }),
  },
  claim: {
    method: 'POST',
    path: '/api/rewards/:id/claim',
    audience: 'member',
    summary: 'Claims one reward; it is credited immediately.',
    idempotent: true,
    rateLimit: '60/min',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ id: uuid }),
    refusals: {
      'rewards.unknown': null,
      'rewards.notClaimable': z.object({ state }),
      'rewards.notNow': null,
      'rewards.blocked': null,
    },
  },
})

export const rewardsOffice = defineContract('rewardsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/members/:member/rewards',
    audience: 'operator',
    permission: 'rewards.see',
    summary: 'Lists a member’s rewards from every source, newest first.',
    params: z.strictObject({ member: id }),
    query: z.strictObject({ ...page }),
    reply: z.object({ rows: z.array(reward), next: z.nullable(z.string()) }),
  },
  give: {
    method: 'POST',
    path: '/office/api/members/:member/rewards',
    audience: 'operator',
    permission: 'rewards.give',
    summary: 'Offers a member cash or points; a second operator approves it.',
    idempotent: true,
    params: z.strictObject({ member: id }),
    body: z.strictObject({
      gift: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('cash'), amount }),
        z.strictObject({ kind: z.literal('points'), count: whole(1, 10_000_000) }),
      ]),
      title: z.strictObject({ en: words(80, 2), vi: words(80, 2) }),
      claimUntil: z.nullable(instant),
      reason: words(500, 4),
    }),
    reply: z.object({ id: uuid }),
    refusals: { 'rewards.unknownMember': null, 'rewards.notOffered': null },
  },
})
