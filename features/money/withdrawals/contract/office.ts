import * as z from 'zod/mini'
import { instant, money, page, uuid, whole, words } from '#contract/codecs.ts'
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
import { stopKinds } from '../rules/stops.ts'
import { withdrawalStates } from '../rules/states.ts'

const state = z.enum(withdrawalStates)
const byId = z.strictObject({ id: uuid })
const stops = z.array(z.enum(stopKinds))
const stopped = { 'withdrawals.stopped': z.object({ stops }) } as const

export const withdrawalRow = z.object({
  ...orderParty,
  to: z.string(),
  ...orderSums,
  state,
  eyes: z.int(),
  /** It stands first in the queue: the member’s rank has priority. */
  isFirst: z.boolean(),
  firstBy: z.nullable(z.string()),
  secondBy: z.nullable(z.string()),
  requestedAt: instant,
  dueAt: instant,
  ...orderClaim,
  /** The calling operator gave the first approval: the second must come from another. */
  isFirstMine: z.boolean(),
  /** Why it cannot be paid: the wallet is frozen, the member locked or closed. */
  stops,
})

const see = 'withdrawals.see'
const permission = 'withdrawals.approve'
const override = 'withdrawals.override'
const decided = {
  'withdrawals.unknown': null,
  'withdrawals.decided': null,
  'withdrawals.notClaimedByYou': null,
} as const

const filter = {
  ...orderFilter,
  state: z.optional(z.enum([...withdrawalStates, 'open'])),
  least: z.optional(money),
  /** Only those due within this many minutes. */
  dueWithin: z.optional(whole(1, 10_080)),
  eyes: z.optional(whole(1, 2)),
}

export const withdrawalsOffice = defineContract('withdrawalsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/withdrawals',
    audience: 'operator',
    permission: see,
    summary: 'Lists withdrawals by status, most urgent first, with counts and the total of the filter.',
    query: z.strictObject({ ...page, ...filter }),
    reply: queuePage(withdrawalRow),
  },
  export: {
    method: 'POST',
    path: '/office/api/withdrawals/export',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports the filtered withdrawals as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    body: z.strictObject(filter),
    download: true,
    reply: z.unknown(),
  },
  one: {
    method: 'GET',
    path: '/office/api/withdrawals/:id',
    audience: 'operator',
    permission: see,
    summary: 'Returns one withdrawal with its account, payout conditions and history.',
    params: byId,
    reply: z.object({
      ...withdrawalRow.def.shape,
      receives: money,
      accountNumber: z.string(),
      bankName: z.string(),
      holder: z.string(),
      payeeName: z.nullable(z.string()),
      isSameName: z.boolean(),
      /** Other members who linked the same account. */
      sharedWith: z.int(),
      accountAddedAt: instant,
      processorRef: z.nullable(z.string()),
      paidAt: z.nullable(instant),
      reason: z.nullable(z.string()),
      /** What the receiver reports as arrived and as missing, and the evidence. */
      arrived: z.nullable(money),
      missing: z.nullable(money),
      returned: money,
      proofs: z.array(z.object({ id: uuid, at: instant, usedBefore: z.array(z.string()) })),
      /** Whether the calling operator may decide: approvers may not. */
      maySettle: z.boolean(),
      /** Operators pay it at the bank, or will once it is approved. */
      isManual: z.boolean(),
      /** Whether other members can pay it: bank accounts only. */
      mayOffer: z.boolean(),
      facts: z.object({
        deposits30: money,
        withdrawals30: money,
        staked30: money,
        balance: money,
        free: money,
        /** Required and valid stakes between the withdrawal before and this one. */
        turnover: z.object({ required: money, staked: money }),
      }),
      /** An override by two operators for a stopped withdrawal: the proposer and the approver; null without a proposal. */
      override: z.nullable(
        z.object({
          state: z.enum(['proposed', 'agreed']),
          stops,
          reason: z.string(),
          proposedBy: z.string(),
          agreedBy: z.nullable(z.string()),
          isYours: z.boolean(),
        }),
      ),
      /** What still stops it besides what was overridden. */
      stopsLeft: stops,
      steps: orderHistory,
    }),
    refusals: { 'withdrawals.unknown': null },
  },
  proof: {
    method: 'GET',
    path: '/office/api/withdrawals/:id/proofs/:proof',
    audience: 'operator',
    permission: see,
    summary: 'Returns the recipient’s bank statement, re-encoded from the upload.',
    params: z.strictObject({ id: uuid, proof: uuid }),
    download: true,
    reply: z.unknown(),
    refusals: { 'withdrawals.unknown': null },
  },
  settle: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/settle',
    audience: 'operator',
    permission,
    summary:
      'Decides a disputed payment: received, or the missing amount is refunded. Operators who approved the payment can’t decide.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ verdict: z.enum(['arrived', 'return']), reason: orderReason }),
    reply: z.object({ state, returned: money }),
    refusals: {
      'withdrawals.unknown': null,
      'withdrawals.notDisputed': null,
      'withdrawals.sameOperator': null,
    },
  },
  claim: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/claim',
    audience: 'operator',
    permission,
    summary: 'Assigns a withdrawal to the caller for first or second approval.',
    params: byId,
    reply: z.object({}),
    refusals: {
      'withdrawals.unknown': null,
      'withdrawals.decided': null,
      'withdrawals.claimed': claimedBy,
      'withdrawals.sameOperator': null,
    },
  },
  release: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/release',
    audience: 'operator',
    permission,
    summary: 'Releases an assigned withdrawal to the queue.',
    params: byId,
    reply: z.object({}),
    refusals: decided,
  },
  approve: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/approve',
    audience: 'operator',
    permission,
    summary: 'Approves a withdrawal. The last required approval sends the money.',
    idempotent: true,
    params: byId,
    reply: z.object({ state }),
    refusals: { ...decided, ...stopped, 'withdrawals.sameOperator': null },
  },
  override: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/override',
    audience: 'operator',
    permission: override,
    summary:
      'Proposes to pay a withdrawal although its wallet is frozen or its member locked; another operator must approve.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({}),
    refusals: {
      'withdrawals.unknown': null,
      'withdrawals.decided': null,
      'withdrawals.notStopped': null,
      'withdrawals.overrideProposed': null,
    },
  },
  decideOverride: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/override/decide',
    audience: 'operator',
    permission: override,
    summary: 'Approves or rejects paying a stopped withdrawal; the proposer can only withdraw the proposal.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ verdict: z.enum(['agree', 'refuse']), reason: words(500, 4) }),
    reply: z.object({ state: z.enum(['agreed', 'refused', 'withdrawn']) }),
    refusals: {
      'withdrawals.unknown': null,
      'withdrawals.noOverride': null,
      'withdrawals.sameOperator': null,
    },
  },
  offer: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/offer',
    audience: 'operator',
    permission,
    summary:
      'Approves a withdrawal for payment by depositing members. The last required approval starts matching.',
    idempotent: true,
    params: byId,
    reply: z.object({ state }),
    refusals: {
      ...decided,
      ...stopped,
      'withdrawals.sameOperator': null,
      'withdrawals.notMatchable': null,
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/reject',
    audience: 'operator',
    permission,
    summary: 'Rejects a withdrawal: the reserved amount is released and the member sees the reason.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: orderReason }),
    reply: z.object({}),
    refusals: decided,
  },
})
