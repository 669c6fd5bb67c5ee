import * as z from 'zod/mini'
import { currency, day, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import {
  claimedBy,
  orderClaim,
  orderFilter,
  orderHistory,
  orderParty,
  orderReason,
  queuePage,
} from '#features/money/reviewed-orders/contract.ts'
import { stopKinds } from '#features/money/withdrawals/rules/stops.ts'
import { payoutStates } from './rules.ts'

const state = z.enum(payoutStates)
const byId = z.strictObject({ id: uuid })
const see = 'withdrawals.see'
const permission = 'withdrawals.pay'

export const payoutRow = z.object({
  ...orderParty,
  /** Bank and the last digits of the account. */
  to: z.string(),
  /** What the bank transfers: the withdrawal without its fee. */
  amount: money,
  currency,
  state,
  createdAt: instant,
  dueAt: instant,
  ...orderClaim,
  bankReference: z.nullable(z.string()),
  recordedBy: z.nullable(z.string()),
  confirmedBy: z.nullable(z.string()),
  isOnStatement: z.boolean(),
})

const filter = { ...orderFilter, state: z.optional(z.enum([...payoutStates, 'open'])) }
const decided = { 'manualPayouts.unknown': null, 'manualPayouts.decided': null } as const
const held = { ...decided, 'manualPayouts.notClaimedByYou': null } as const

export const manualPayoutsOffice = defineContract('manualPayoutsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/manual-payouts',
    audience: 'operator',
    permission: see,
    summary:
      'Lists withdrawals that operators pay at the bank, oldest first, with counts and the total of the filter.',
    query: z.strictObject({ ...page, ...filter }),
    reply: queuePage(payoutRow),
  },
  export: {
    method: 'POST',
    path: '/office/api/manual-payouts/export',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports the filtered manual payouts as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    body: z.strictObject(filter),
    download: true,
    reply: z.unknown(),
  },
  one: {
    method: 'GET',
    path: '/office/api/manual-payouts/:id',
    audience: 'operator',
    permission: see,
    summary:
      'Returns one manual payout with its transfer details, for the operator who pays it, and its history.',
    params: byId,
    reply: z.object({
      ...payoutRow.def.shape,
      needsSecond: z.boolean(),
      bookedOn: z.nullable(z.string()),
      recordedAt: z.nullable(instant),
      reason: z.nullable(z.string()),
      /** Null once it is paid or failed: it must not be sent again. */
      transfer: z.nullable(
        z.object({
          bank: z.string(),
          accountNumber: z.string(),
          holder: z.string(),
          /** The transfer's content: the withdrawal's reference. */
          content: z.string(),
          /** The content of a VietQR code; null if the bank has no national number. */
          qr: z.nullable(z.string()),
        }),
      ),
      /** Why it must not be paid now: the wallet is frozen, the member locked or closed. */
      stops: z.array(z.enum(stopKinds)),
      /** Whether the calling operator may confirm the record: who made it may not. */
      mayConfirm: z.boolean(),
      /** Whether the money can be returned to the member's wallet. */
      mayFail: z.boolean(),
      steps: orderHistory,
    }),
    refusals: { 'manualPayouts.unknown': null },
  },
  claim: {
    method: 'POST',
    path: '/office/api/manual-payouts/:id/claim',
    audience: 'operator',
    permission,
    summary: 'Assigns a payment to the caller, so that no other operator sends it too.',
    params: byId,
    reply: z.object({}),
    refusals: {
      ...decided,
      'manualPayouts.claimed': claimedBy,
      'manualPayouts.stopped': z.object({ stops: z.array(z.enum(stopKinds)) }),
    },
  },
  release: {
    method: 'POST',
    path: '/office/api/manual-payouts/:id/release',
    audience: 'operator',
    permission,
    summary: 'Releases an assigned payment that the caller has not sent.',
    params: byId,
    reply: z.object({}),
    refusals: held,
  },
  record: {
    method: 'POST',
    path: '/office/api/manual-payouts/:id/record',
    audience: 'operator',
    permission,
    summary:
      'Records the bank’s reference of a transfer that the caller has sent. From the brand’s amount on, another operator must confirm it.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ bankReference: words(140, 3), bookedOn: day }),
    reply: z.object({ state }),
    refusals: {
      ...held,
      'manualPayouts.referenceUsed': null,
      'manualPayouts.dayInvalid': null,
    },
  },
  confirm: {
    method: 'POST',
    path: '/office/api/manual-payouts/:id/confirm',
    audience: 'operator',
    permission,
    summary:
      'Confirms that the recorded transfer is in the bank’s list; only another operator than the one who recorded it.',
    idempotent: true,
    params: byId,
    reply: z.object({ state }),
    refusals: { ...decided, 'manualPayouts.sameOperator': null },
  },
  reopen: {
    method: 'POST',
    path: '/office/api/manual-payouts/:id/reopen',
    audience: 'operator',
    permission,
    summary:
      'Removes a record that does not match the bank’s list; the payment returns to the operator who recorded it.',
    params: byId,
    body: z.strictObject({ reason: orderReason }),
    reply: z.object({}),
    refusals: decided,
  },
  fail: {
    method: 'POST',
    path: '/office/api/manual-payouts/:id/fail',
    audience: 'operator',
    permission,
    summary:
      'Returns amount and fee to the member’s wallet: the bank rejected or returned the transfer. Needs a second operator.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ reason: orderReason }),
    reply: z.object({}),
    refusals: held,
  },
})
