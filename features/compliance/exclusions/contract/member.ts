import * as z from 'zod/mini'
import { amount, currency, instant, money, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { matchView } from '#features/money/p2p-payouts/contract.ts'
import { exclusionKind, standing } from '#features/account/identity/contract/exclusion.ts'

const secret = z.string().check(z.length(43))
const over = { 'exclusions.passOver': null } as const

const term = z.union([
  z.strictObject({ kind: z.literal('timeOut'), days: z.int().check(z.gte(1), z.lte(42)) }),
  z.strictObject({ kind: z.literal('self'), months: z.nullable(z.int().check(z.gte(6), z.lte(60))) }),
])

/** A member's own break, and the way to one's money during it. */
export const exclusions = defineContract('exclusions', {
  start: {
    method: 'POST',
    path: '/api/exclusions',
    who: 'member',
    says: 'Takes a time-out of 1 to 42 days, or excludes the caller for 6 to 60 months or for good (null), in every brand. In force at once; nobody can take it back before its term.',
    real: true,
    body: term,
    reply: z.object({ kind: exclusionKind, until: z.nullable(instant) }),
  },
  ended: {
    method: 'POST',
    path: '/api/away/ended',
    who: 'anyone',
    says: 'What ended a session, where that was a break that still holds: its kind and until when. Asked with the token of the ended session by the page that showed it; it opens nothing.',
    pace: '30/min',
    body: z.strictObject({ token: secret }),
    reply: z.object({ away: z.nullable(standing) }),
  },
  money: {
    method: 'POST',
    path: '/api/away/money',
    who: 'anyone',
    says: 'What an excluded member has, and the own accounts that it may be paid to; asked with the pass of the refused log-in.',
    pace: '30/min',
    body: z.strictObject({ pass: secret }),
    reply: z.object({
      account: z.string(),
      currency,
      free: money,
      held: money,
      accounts: z.array(z.object({ id: uuid, bank: z.string(), hint: z.string(), holder: z.string() })),
      least: money,
      /** The amount that a withdrawal is a multiple of. */
      unit: money,
      /** Withdrawals that are on their way. */
      underway: z.array(z.object({ id: uuid, amount: money, state: z.string(), requestedAt: instant })),
      support: z.nullable(z.string()),
    }),
    refusals: over,
  },
  payments: {
    method: 'POST',
    path: '/api/away/payments',
    who: 'anyone',
    says: 'Payments of other members that an excluded member is asked about, with the pass of the refused log-in.',
    pace: '30/min',
    body: z.strictObject({ pass: secret }),
    reply: z.object({ rows: z.array(matchView) }),
    refusals: over,
  },
  answer: {
    method: 'POST',
    path: '/api/away/payments/answer',
    who: 'anyone',
    says: 'The answer of an excluded member: all of it arrived, a part, or nothing (CSH-03, decision 46).',
    once: true,
    pace: '30/min',
    body: z.strictObject({
      pass: secret,
      match: uuid,
      answer: z.enum(['all', 'part', 'none']),
      arrived: z.optional(amount),
    }),
    reply: matchView,
    refusals: {
      ...over,
      'matching.unknown': null,
      'matching.notWaiting': null,
      'matching.partInvalid': null,
    },
  },
  withdraw: {
    method: 'POST',
    path: '/api/away/withdraw',
    who: 'anyone',
    says: 'Asks for a withdrawal of cleared money during an exclusion (R8); the payment password proves it.',
    once: true,
    pace: '10/min',
    body: z.strictObject({
      pass: secret,
      account: uuid,
      amount,
      paymentPassword: z.string().check(z.minLength(1), z.maxLength(256)),
    }),
    reply: z.object({ id: uuid, amount: money, dueAt: instant }),
    refusals: {
      ...over,
      /** The cashier's own refusal, with its detail as a request of any member gets it. */
      'exclusions.withdrawRefused': z.object({ code: z.string(), detail: z.optional(z.unknown()) }),
    },
  },
})
