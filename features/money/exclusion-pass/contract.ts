import * as z from 'zod/mini'
import { amount, currency, instant, money, uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { pass, passRefusals, withdrawRefusals } from '#features/compliance/exclusions/contract/pass.ts'
import { matchView } from '#features/money/p2p-payouts/contract.ts'

/** An excluded member's access to their own money, with the pass of the refused login (R8): no session, no game, no deposit. */
export const exclusionPass = defineContract('exclusionPass', {
  money: {
    method: 'POST',
    path: '/api/exclusions/money',
    audience: 'anyone',
    summary:
      'Returns an excluded member’s balance and linked accounts. Authenticated by the pass of the rejected login.',
    rateLimit: '30/min',
    body: z.strictObject({ pass }),
    reply: z.object({
      account: z.string(),
      currency,
      free: money,
      held: money,
      accounts: z.array(z.object({ id: uuid, bank: z.string(), hint: z.string(), holder: z.string() })),
      least: money,
      /** The unit that a withdrawal is a multiple of. */
      unit: money,
      /** Withdrawals in progress. */
      underway: z.array(z.object({ id: uuid, amount: money, state: z.string(), requestedAt: instant })),
      support: z.nullable(z.string()),
    }),
    refusals: passRefusals,
  },
  payments: {
    method: 'POST',
    path: '/api/exclusions/payments',
    audience: 'anyone',
    summary:
      'Lists payments from other members that an excluded member can confirm. Authenticated by the pass of the rejected login.',
    rateLimit: '30/min',
    body: z.strictObject({ pass }),
    reply: z.object({ rows: z.array(matchView) }),
    refusals: passRefusals,
  },
  answer: {
    method: 'POST',
    path: '/api/exclusions/payments/answer',
    audience: 'anyone',
    summary: 'Reports what an excluded member received: all, a part or nothing (CSH-03, decision 46).',
    idempotent: true,
    rateLimit: '30/min',
    body: z.strictObject({
      pass,
      match: uuid,
      answer: z.enum(['all', 'part', 'none']),
      arrived: z.optional(amount),
    }),
    reply: matchView,
    refusals: {
      ...passRefusals,
      'matching.unknown': null,
      'matching.notWaiting': null,
      'matching.partInvalid': null,
    },
  },
  withdraw: {
    method: 'POST',
    path: '/api/exclusions/withdraw',
    audience: 'anyone',
    summary:
      'Requests a withdrawal of the available balance during an exclusion (R8); needs the payment password.',
    idempotent: true,
    rateLimit: '10/min',
    body: z.strictObject({
      pass,
      account: uuid,
      amount,
      paymentPassword: z.string().check(z.minLength(1), z.maxLength(256)),
    }),
    reply: z.object({ id: uuid, amount: money, dueAt: instant }),
    refusals: withdrawRefusals,
  },
})
