import * as z from 'zod/mini'
import { currency, instant, money, page } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { friendSteps } from '../rules/referral.ts'

export const counts = z.object({
  registered: z.int(),
  deposited: z.int(),
  qualified: z.int(),
  rewarded: z.int(),
})

export const referrals = defineContract('referrals', {
  overview: {
    method: 'GET',
    path: '/api/referrals',
    audience: 'member',
    real: true,
    summary:
      'Returns the member’s invitation code and link, the funnel of their friends and what they have earned (PRO-08).',
    reply: z.object({
      /** Null for a member to whom nothing may be offered now. */
      invitation: z.nullable(z.object({ code: z.string(), link: z.string() })),
      counts,
      currency,
      /** Rewards for invitations by kind; `amount` for money, `count` for the others. */
      earned: z.array(
        z.object({
          kind: z.string(),
          /** `offered`: waits in the reward centre. */
          state: z.enum(['offered', 'credited']),
          amount: z.nullable(money),
          count: z.nullable(z.int()),
        }),
      ),
    }),
  },
  friends: {
    method: 'GET',
    path: '/api/referrals/friends',
    audience: 'member',
    real: true,
    summary: 'Lists the friends whom the member invited, newest first, with masked names (PRO-08).',
    query: z.strictObject(page),
    reply: z.object({
      list: z.array(
        z.object({
          number: z.string(),
          /** Masked. */
          name: z.string(),
          at: instant,
          step: z.enum(friendSteps),
          /** Until when the friend can still qualify for the member’s reward. */
          until: z.nullable(instant),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  },
})
