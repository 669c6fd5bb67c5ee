import * as z from 'zod/mini'
import { currency, day, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { referralStates, sides, signals } from '../rules/referral.ts'
import { counts } from './member.ts'

const code = words(12)
const both = z.object({ en: z.string(), vi: z.string() })
const state = z.enum(referralStates)
const decided = {
  method: 'POST',
  audience: 'operator',
  permission: 'referrals.review',
  idempotent: true,
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ merchant: code, reason: words(300, 4) }),
  reply: z.object({ state }),
} as const
const unknown = { 'referrals.unknown': null, 'referrals.decided': z.object({ state }) } as const

export const referralsOffice = defineContract('referralsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/referrals',
    audience: 'operator',
    permission: 'referrals.see',
    summary: 'Lists referrals by state, those under review oldest first, with counts of the filter.',
    query: z.strictObject({
      merchant: z.optional(code),
      state: z.optional(state),
      /** Number, account name of the friend or the referrer, or member ID. */
      find: z.optional(words(64)),
      ...page,
    }),
    reply: z.object({
      list: z.array(
        z.object({
          id: uuid,
          number: z.string(),
          merchant: z.string(),
          currency,
          memberId: id,
          account: z.string(),
          referrerId: id,
          referrer: z.string(),
          at: instant,
          state,
          /** What the friend shares with the referrer or another friend of theirs. */
          signals: z.array(z.enum(signals)),
          qualifiedAt: z.nullable(instant),
          /** The friend’s largest credited deposit, and all valid bets. */
          deposited: money,
          played: money,
          terms: z.array(
            z.object({
              promotion: uuid,
              title: both,
              side: z.enum(sides),
              deposit: money,
              turnover: money,
              until: instant,
              state: z.enum(['open', 'given', 'missed', 'refused']),
            }),
          ),
          reason: z.nullable(z.string()),
          decidedBy: z.nullable(z.string()),
          decidedAt: z.nullable(instant),
        }),
      ),
      next: z.nullable(z.string()),
      counts: z.record(z.string(), z.int()),
    }),
  },
  report: {
    method: 'GET',
    path: '/office/api/referrals/report',
    audience: 'operator',
    permission: 'referrals.see',
    summary:
      'Returns the funnel of the friends who registered in a period, and what referrals cost in it by promotion.',
    query: z.strictObject({ merchant: code, from: day, to: day }),
    reply: z.object({
      currency: z.nullable(currency),
      counts,
      inReview: z.int(),
      /** Credited deposits and gross gaming revenue of these friends until now. */
      deposits: money,
      revenue: money,
      rows: z.array(
        z.object({
          promotion: uuid,
          title: both,
          version: z.int(),
          side: z.enum(sides),
          rewards: z.int(),
          claimed: z.int(),
          /** Money credited. */
          cost: money,
          /** Points or pieces credited. */
          pieces: money,
        }),
      ),
    }),
  },
  approve: {
    ...decided,
    path: '/office/api/referrals/:id/approve',
    summary: 'Lets a referral under review through: its rewards are offered. Always two operators.',
    refusals: { ...unknown, 'referrals.samePerson': null },
  },
  reject: {
    ...decided,
    path: '/office/api/referrals/:id/reject',
    summary: 'Rejects a referral under review: neither of the two is given anything for it.',
    refusals: unknown,
  },
})
