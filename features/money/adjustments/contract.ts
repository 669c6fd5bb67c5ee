import * as z from 'zod/mini'
import { amount, count, currency, id, instant, money, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const reason = words(500, 4)

const adjustment = z.object({
  id: uuid,
  number: z.string(),
  memberId: id,
  account: z.string(),
  merchant: z.string(),
  currency,
  direction: z.enum(['credit', 'debit']),
  amount: money,
  reason: z.string(),
  state: z.enum(['proposed', 'posted', 'rejected', 'withdrawn']),
  /** The current balance and the resulting one; for a posted adjustment, before and after. */
  before: money,
  after: money,
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
  isYours: z.boolean(),
})

export const adjustments = defineContract('adjustments', {
  list: {
    method: 'GET',
    path: '/office/api/adjustments',
    audience: 'operator',
    permission: 'adjustments.see',
    summary: 'Lists balance adjustments: pending ones oldest first, decided ones newest first.',
    query: z.strictObject({
      state: z.optional(z.enum(['proposed', 'posted', 'rejected', 'withdrawn'])),
      member: z.optional(id),
      before: z.optional(count),
      limit: z.optional(whole(1, 100)),
    }),
    reply: z.object({
      adjustments: z.array(adjustment),
      next: z.nullable(count),
      counts: z.array(z.object({ state: z.string(), count: z.int() })),
    }),
  },
  wallet: {
    method: 'GET',
    path: '/office/api/adjustments/wallets/:member',
    audience: 'operator',
    permission: 'adjustments.propose',
    summary:
      'Returns the member and balance that an adjustment would change; the wallet is null before the first deposit.',
    params: z.strictObject({ member: id }),
    reply: z.object({
      account: z.string(),
      merchant: z.string(),
      wallet: z.nullable(z.object({ currency, balance: money })),
    }),
    refusals: { 'adjustments.unknownMember': null },
  },
  propose: {
    method: 'POST',
    path: '/office/api/adjustments',
    audience: 'operator',
    permission: 'adjustments.propose',
    summary: 'Proposes a balance adjustment; nothing is posted until another operator approves it.',
    idempotent: true,
    body: z.strictObject({
      member: id,
      direction: z.enum(['credit', 'debit']),
      amount,
      reason: words(500, 10),
    }),
    reply: z.object({ id: uuid, number: z.string() }),
    refusals: { 'adjustments.unknownMember': null, 'adjustments.noWallet': null },
  },
  approve: {
    method: 'POST',
    path: '/office/api/adjustments/:id/approve',
    audience: 'operator',
    permission: 'adjustments.approve',
    summary: 'Approves and posts a balance adjustment that another operator proposed.',
    idempotent: true,
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason: z.optional(words(500)) }),
    reply: z.object({ before: money, after: money }),
    refusals: {
      'adjustments.unknown': null,
      'adjustments.alreadyDecided': null,
      'adjustments.secondOperatorNeeded': null,
      'adjustments.ledgerRefused': z.object({ why: z.string() }),
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/adjustments/:id/reject',
    audience: 'operator',
    permission: 'adjustments.approve',
    summary: 'Rejects a balance adjustment that another operator proposed.',
    idempotent: true,
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason }),
    reply: z.object({ state: z.literal('rejected') }),
    refusals: {
      'adjustments.unknown': null,
      'adjustments.alreadyDecided': null,
      'adjustments.secondOperatorNeeded': null,
    },
  },
  withdraw: {
    method: 'POST',
    path: '/office/api/adjustments/:id/withdraw',
    audience: 'operator',
    permission: 'adjustments.propose',
    summary: 'Withdraws the caller’s own proposal.',
    idempotent: true,
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason: z.optional(words(500)) }),
    reply: z.object({ state: z.literal('withdrawn') }),
    refusals: {
      'adjustments.unknown': null,
      'adjustments.alreadyDecided': null,
      'adjustments.notYours': null,
    },
  },
})
