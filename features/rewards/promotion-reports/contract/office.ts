import * as z from 'zod/mini'
import { currency, day, id, instant, money, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const merchant = words(12)
const period = { merchant, from: day, to: day }

/** Money of rewards in cash and bonus; points and goods are counted. */
const figures = {
  rewards: z.int(),
  claimed: z.int(),
  expired: z.int(),
  /** Cash and bonus money credited, less what bonuses returned. */
  cost: money,
  /** Points and pieces credited. */
  pieces: money,
  /** Valid bets that counted towards its bonuses, of what they required. */
  wagered: money,
  required: money,
  /** Stakes and wins of its members from their first reward until the end of the period. */
  stakes: money,
  wins: money,
}

export const promotionReportsOffice = defineContract('promotionReportsOffice', {
  report: {
    method: 'GET',
    path: '/office/api/promotion-reports',
    audience: 'operator',
    permission: 'promotions.see',
    summary:
      'Returns claims, cost, wagering and the play of recipients for each promotion that gave something in a period.',
    query: z.strictObject(period),
    reply: z.object({
      /** Null for an unknown brand. */
      currency: z.nullable(currency),
      rows: z.array(
        z.object({
          promotion: uuid,
          title: z.object({ en: z.string(), vi: z.string() }),
          version: z.int(),
          members: z.int(),
          /** Recipients who share a device or payout account with another one of the same promotion. */
          shared: z.int(),
          ...figures,
        }),
      ),
    }),
  },
  members: {
    method: 'GET',
    path: '/office/api/promotion-reports/:id/members',
    audience: 'operator',
    permission: 'promotions.see',
    summary: 'Lists the recipients of a promotion in a period, by cost, with what speaks for abuse.',
    params: z.strictObject({ id: uuid }),
    query: z.strictObject({ from: day, to: day, before: z.optional(id) }),
    reply: z.object({
      currency: z.nullable(currency),
      rows: z.array(
        z.object({
          member: id,
          account: z.string(),
          at: instant,
          ...figures,
          /** Other recipients of the promotion with the same device, and with the same payout account. */
          devices: z.int(),
          accounts: z.int(),
          /** Stakes since then that were not at risk: on opposite outcomes. */
          opposite: money,
          /** Open fraud flags. */
          flags: z.int(),
          /** A bonus of the promotion that still goes on. */
          bonus: z.nullable(uuid),
        }),
      ),
      next: z.nullable(id),
    }),
    refusals: { 'promotionReports.unknown': null },
  },
  revoke: {
    method: 'POST',
    path: '/office/api/members/:member/bonuses/:id/revoke',
    audience: 'operator',
    permission: 'promotions.revoke',
    summary: 'Revokes a bonus that goes on: what is left of it is returned. A second operator approves it.',
    params: z.strictObject({ member: id, id: uuid }),
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ id: uuid }),
    refusals: { 'promotionReports.unknown': null, 'promotionReports.over': null },
  },
})
