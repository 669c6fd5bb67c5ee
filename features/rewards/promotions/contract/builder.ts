import * as z from 'zod/mini'
import { day, id, instant, money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { condition, conditions } from '#features/rewards/segments/contract/conditions.ts'

const byId = z.strictObject({ id: uuid })

export const dryRunShown = z.object({
  at: instant,
  by: z.string(),
  /** The period that it went by: whole days of the brand. */
  from: day,
  to: day,
  /** Where the moments come from; `none`: nothing in the past says how often this happens. */
  basis: z.enum(['deposits', 'logins', 'registrations', 'calendar', 'referrals', 'rewards', 'none']),
  members: z.int(),
  rewards: z.int(),
  cost: money,
  wagering: money,
  unpaid: z.int(),
  usedUpOn: z.nullable(day),
  days: z.array(z.object({ day, rewards: z.int(), cost: money })),
  /** Members who meet the conditions now. */
  eligible: z.int(),
  /** If each of them got the largest gift at each occasion; `payable`: within the budget. */
  worst: money,
  payable: money,
})

/** Building a promotion: trying it on past data, and on one member. */
export const promotionBuilderOffice = defineContract('promotionBuilderOffice', {
  choices: {
    method: 'GET',
    path: '/office/api/promotions/builder/choices',
    audience: 'operator',
    permission: 'promotions.see',
    summary: 'Returns the payment methods and products that a promotion of a brand can name.',
    query: z.strictObject({ merchant: words(12) }),
    reply: z.object({
      /** Of the brand, in which dates are typed. */
      timeZone: z.string(),
      methods: z.array(z.object({ code: z.string(), en: z.string(), vi: z.string() })),
      products: z.array(z.object({ id: uuid, en: z.string(), vi: z.string() })),
    }),
  },
  dryRun: {
    method: 'POST',
    path: '/office/api/promotions/:id/dry-run',
    audience: 'operator',
    permission: 'promotions.see',
    rateLimit: '20/min',
    summary:
      'Computes what a promotion would have given in the last thirty days, and keeps the result with its hash.',
    params: byId,
    reply: dryRunShown,
    refusals: { 'promotions.unknown': null },
  },
  check: {
    method: 'POST',
    path: '/office/api/promotions/builder/check',
    audience: 'operator',
    permission: 'promotions.see',
    rateLimit: '120/min',
    summary: 'Says for one member which conditions hold, and whether anything may be offered to them.',
    body: z.strictObject({ merchant: words(12), member: id, conditions }),
    reply: z.object({
      account: z.string(),
      /** Not excluded, on a time-out, held or at risk. */
      mayMarket: z.boolean(),
      /** Plays for money at this brand and may log in. */
      isPlayer: z.boolean(),
      conditions: z.array(z.object({ condition, holds: z.boolean(), value: z.nullable(z.string()) })),
      /** What the member would get this promotion by: all of the above. */
      isMet: z.boolean(),
    }),
    refusals: { 'promotions.unknownMember': null, 'promotions.unsound': null },
  },
})
