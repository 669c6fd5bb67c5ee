import * as z from 'zod/mini'
import { amount, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import {
  claimedBy,
  orderClaim,
  orderFilter,
  orderHistory,
  orderParty,
  orderReason,
  orderSums,
  queuePage,
} from '#features/money/reviewed-orders/contract.ts'
import { methodKinds } from '../rules/channels.ts'
import { depositStates } from '../rules/states.ts'

const state = z.enum(depositStates)
const byId = z.strictObject({ id: uuid })

export const depositRow = z.object({
  ...orderParty,
  method: z.string(),
  methodName: z.string(),
  kind: z.enum(methodKinds),
  ...orderSums,
  state,
  isLate: z.boolean(),
  createdAt: instant,
  ...orderClaim,
})

const decided = {
  'deposits.unknown': null,
  'deposits.notClaimedByYou': null,
  'deposits.decided': null,
} as const
const see = 'deposits.see'
const permission = 'deposits.approve'

const filter = {
  ...orderFilter,
  state: z.optional(z.enum([...depositStates, 'open'])),
  method: z.optional(words(31)),
  least: z.optional(money),
  from: z.optional(instant),
}

export const depositsOffice = defineContract('depositsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/deposits',
    audience: 'operator',
    permission: see,
    summary: 'Lists deposits by status, with the count of each status and the total of the filter.',
    query: z.strictObject({ ...page, ...filter }),
    reply: queuePage(depositRow),
  },
  export: {
    method: 'POST',
    path: '/office/api/deposits/export',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports the filtered deposits as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    body: z.strictObject(filter),
    download: true,
    reply: z.unknown(),
  },
  one: {
    method: 'GET',
    path: '/office/api/deposits/:id',
    audience: 'operator',
    permission: see,
    summary: 'Returns one deposit with its proofs of transfer, history and the member’s earlier deposits.',
    params: byId,
    reply: z.object({
      ...depositRow.def.shape,
      credited: money,
      reported: z.nullable(money),
      reason: z.nullable(z.string()),
      processorRef: z.nullable(z.string()),
      expiresAt: instant,
      slips: z.array(z.object({ id: uuid, at: instant, bytes: z.int(), usedBefore: z.array(z.string()) })),
      steps: orderHistory,
      before: z.object({ count: z.int(), amount: money, failed: z.int() }),
      hold: z.object({ state: z.enum(['open', 'held', 'suspended']), until: z.nullable(instant) }),
    }),
    refusals: { 'deposits.unknown': null },
  },
  slip: {
    method: 'GET',
    path: '/office/api/deposits/:id/slips/:slip',
    audience: 'operator',
    permission: see,
    summary:
      'Returns a proof of transfer, re-encoded from the upload so that nothing of the original file remains.',
    params: z.strictObject({ id: uuid, slip: uuid }),
    download: true,
    reply: z.unknown(),
    refusals: { 'deposits.unknown': null },
  },
  claim: {
    method: 'POST',
    path: '/office/api/deposits/:id/claim',
    audience: 'operator',
    permission,
    summary: 'Assigns a deposit to the caller; other operators can’t decide it until it is released.',
    params: byId,
    reply: z.object({}),
    refusals: {
      'deposits.unknown': null,
      'deposits.claimed': claimedBy,
      'deposits.decided': null,
    },
  },
  release: {
    method: 'POST',
    path: '/office/api/deposits/:id/release',
    audience: 'operator',
    permission,
    summary: 'Releases an assigned deposit to the queue.',
    params: byId,
    reply: z.object({}),
    refusals: decided,
  },
  approve: {
    method: 'POST',
    path: '/office/api/deposits/:id/approve',
    audience: 'operator',
    permission,
    summary:
      'Approves a deposit and credits the amount received, once. Needs two operators depending on the amount, the daily total or the proof.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ received: amount }),
    reply: z.object({ credited: money, fee: money }),
    refusals: {
      ...decided,
      'deposits.receivedTooSmall': null,
      'deposits.aboveMost': z.object({ most: money }),
      'deposits.secondNeeded': null,
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/deposits/:id/reject',
    audience: 'operator',
    permission,
    summary: 'Rejects a deposit; the member sees the reason.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: orderReason }),
    reply: z.object({}),
    refusals: decided,
  },
  lift: {
    method: 'POST',
    path: '/office/api/members/:member/deposit-hold/lift',
    audience: 'operator',
    permission,
    summary: 'Lifts the pause or suspension of a member’s deposits (M14).',
    params: z.strictObject({ member: id }),
    body: z.strictObject({ reason: orderReason }),
    reply: z.object({}),
    refusals: { 'deposits.notHeld': null },
  },
})
