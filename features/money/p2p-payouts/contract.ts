import * as z from 'zod/mini'
import { amount, currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { orderReason } from '#features/money/reviewed-orders/contract.ts'
import { matchStates, offerStates } from './rules.ts'

const state = z.enum(matchStates)
const byId = z.strictObject({ id: uuid })

/** A part of a withdrawal that another member pays; the payer's identity is not shown. */
export const matchView = z.object({
  id: uuid,
  reference: z.string(),
  amount: money,
  currency,
  state,
  sentAt: z.nullable(instant),
  /** After this time silence counts as received, and is not refunded. */
  confirmBy: z.nullable(instant),
  arrived: z.nullable(money),
  remaining: z.nullable(money),
  isAuto: z.boolean(),
  reason: z.nullable(z.string()),
  proofs: z.int(),
})

const notFound = { 'matching.unknown': null } as const

export const p2pPayouts = defineContract('p2pPayouts', {
  mine: {
    method: 'GET',
    path: '/api/withdrawals/:id/matches',
    audience: 'member',
    summary: 'Lists the transfers from other members that pay a withdrawal, in order.',
    real: true,
    params: byId,
    reply: z.object({ rows: z.array(matchView) }),
  },
  answer: {
    method: 'POST',
    path: '/api/matches/:id/answer',
    audience: 'member',
    summary: 'Reports what the recipient received: all, a part (received and remaining) or nothing (CSH-03).',
    real: true,
    idempotent: true,
    params: byId,
    body: z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('all') }),
      z.strictObject({ answer: z.literal('part'), arrived: amount }),
      z.strictObject({ answer: z.literal('none') }),
    ]),
    reply: matchView,
    refusals: { ...notFound, 'matching.notWaiting': null, 'matching.partInvalid': null },
  },
  sendProof: {
    method: 'POST',
    path: '/api/matches/:id/proof',
    audience: 'member',
    summary:
      'Uploads the recipient’s bank statement (PNG or JPG) for a transfer that was not received in full.',
    real: true,
    rateLimit: '20/min',
    params: byId,
    files: { field: 'proof', atMost: 1, maxBytes: 5 * 1024 * 1024 },
    reply: matchView,
    refusals: {
      ...notFound,
      'matching.notDisputed': null,
      'matching.proofMissing': null,
      'matching.proofNotPicture': null,
      'matching.proofTooBig': z.object({ megapixels: z.int() }),
      'matching.tooManyProofs': z.object({ most: z.int() }),
    },
  },
})

export const p2pPayoutsOffice = defineContract('p2pPayoutsOffice', {
  offers: {
    method: 'GET',
    path: '/office/api/p2p-payouts/offers',
    audience: 'operator',
    permission: 'withdrawals.see',
    summary:
      'Lists withdrawals matched with deposits, oldest first, completed ones newest first, with the open, reserved, credited and returned amount of each.',
    query: z.strictObject({
      merchant: z.optional(words(16)),
      state: z.optional(z.enum(['open', 'done'])),
      ...page,
    }),
    reply: z.object({
      next: z.nullable(z.string()),
      rows: z.array(
        z.object({
          withdrawal: uuid,
          reference: z.string(),
          merchant: z.string(),
          memberId: id,
          member: z.string(),
          amount: money,
          open: money,
          promised: money,
          credited: money,
          returned: money,
          currency,
          state: z.enum(offerStates),
          offeredBy: z.string(),
          createdAt: instant,
        }),
      ),
    }),
  },
  matches: {
    method: 'GET',
    path: '/office/api/p2p-payouts/matches',
    audience: 'operator',
    permission: 'withdrawals.see',
    summary:
      'Lists transfers between members by status, those to decide oldest first, with counts of the filter.',
    query: z.strictObject({
      merchant: z.optional(words(16)),
      /** 'open' is disputed and to review. */
      state: z.optional(z.enum(['open', ...matchStates])),
      /** Reference, or the account of either member. */
      find: z.optional(words(60)),
      ...page,
    }),
    reply: z.object({
      next: z.nullable(z.string()),
      counts: z.record(z.string(), z.int()),
      rows: z.array(
        z.object({
          ...matchView.def.shape,
          merchant: z.string(),
          withdrawal: uuid,
          deposit: uuid,
          senderId: id,
          sender: z.string(),
          receiverId: id,
          receiver: z.string(),
          /** Why an operator reviews it: the receiver could not answer, or the amount. */
          reviewWhy: z.nullable(z.enum(['unreachable', 'amount'])),
          hasSlip: z.boolean(),
          judgedBy: z.nullable(z.string()),
          createdAt: instant,
          proofIds: z.array(uuid),
        }),
      ),
    }),
  },
  export: {
    method: 'POST',
    path: '/office/api/p2p-payouts/export',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports all transfers between members as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    body: z.strictObject({ merchant: z.optional(words(16)) }),
    download: true,
    reply: z.unknown(),
  },
  proof: {
    method: 'GET',
    path: '/office/api/p2p-payouts/matches/:id/proofs/:proof',
    audience: 'operator',
    permission: 'withdrawals.see',
    summary: 'Returns the recipient’s bank statement, re-encoded from the upload.',
    params: z.strictObject({ id: uuid, proof: uuid }),
    download: true,
    reply: z.unknown(),
    refusals: notFound,
  },
  judge: {
    method: 'POST',
    path: '/office/api/p2p-payouts/matches/:id/judge',
    audience: 'operator',
    permission: 'withdrawals.approve',
    summary:
      'Decides how much of a disputed or reviewed transfer was received: that amount is credited, the rest is offered again.',
    idempotent: true,
    params: byId,
    body: z.strictObject({
      arrived: money.check(z.refine((value) => value >= 0n, { error: 'amount' })),
      reason: orderReason,
    }),
    reply: z.object({ state }),
    refusals: {
      ...notFound,
      'matching.notDisputed': null,
      'matching.partInvalid': null,
      'matching.sameOperator': null,
    },
  },
  close: {
    method: 'POST',
    path: '/office/api/p2p-payouts/offers/:id/close',
    audience: 'operator',
    permission: 'withdrawals.approve',
    summary:
      'Stops matching a withdrawal: the amount not yet reserved returns to the wallet, reserved parts continue.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: orderReason }),
    reply: z.object({}),
    refusals: { ...notFound, 'matching.offerOver': null },
  },
})
