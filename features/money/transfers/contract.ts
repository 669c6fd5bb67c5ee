import * as z from 'zod/mini'
import { amount, currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { orderFilter, recordPage } from '#features/money/reviewed-orders/contract.ts'

const transfer = z.object({
  id: uuid,
  reference: z.string(),
  sender: z.string(),
  receiver: z.string(),
  /** Whether the calling member sent it. */
  isSent: z.boolean(),
  direction: z.enum(['up', 'down']),
  amount: money,
  currency,
  at: instant,
})

export const transfers = defineContract('transfers', {
  terms: {
    method: 'GET',
    path: '/api/transfers/terms',
    audience: 'member',
    summary: 'Returns whom the member may send money to within the line, the limits and what is left today.',
    real: true,
    reply: z.object({
      currency,
      free: money,
      least: money,
      most: money,
      today: z.object({ used: z.int(), of: z.int(), amountLeft: money }),
      hasPaymentPassword: z.boolean(),
      /** The direct upline; null if there is none. */
      upline: z.nullable(z.string()),
      /** Agents may also send to their downline. */
      mayDown: z.boolean(),
      isAllowed: z.boolean(),
      /** The wallet is frozen: no debits. */
      isHeld: z.boolean(),
    }),
  },
  send: {
    method: 'POST',
    path: '/api/transfers',
    audience: 'member',
    summary: 'Sends money to the upline or to a named account in the member’s line (CSH-04).',
    real: true,
    encrypted: true,
    idempotent: true,
    rateLimit: '10/min',
    body: z.strictObject({
      /** Empty: the direct upline. */
      to: z.optional(words(64)),
      amount,
      paymentPassword: z.string().check(z.minLength(1), z.maxLength(256)),
    }),
    reply: transfer,
    refusals: {
      'transfers.notAllowed': null,
      'transfers.outsideLine': null,
      'transfers.amountTooFine': null,
      'transfers.amountTooSmall': z.object({ least: money }),
      'transfers.amountTooLarge': z.object({ most: money }),
      'transfers.notEnough': z.object({ free: money, missing: money }),
      'transfers.dayCount': z.object({ most: z.int() }),
      'transfers.dayAmount': z.object({ left: money }),
      'transfers.noPaymentPassword': null,
      'transfers.wrongPassword': null,
      'transfers.held': z.object({ until: instant }),
      'transfers.papersFirst': null,
      'transfers.walletClosed': null,
      'transfers.receiverLimit': null,
    },
  },
  receiptPdf: {
    method: 'GET',
    path: '/api/transfers/:id/receipt.pdf',
    audience: 'member',
    summary: 'Returns the receipt as a PDF document in base64, in the caller’s language.',
    real: true,
    // a document with its fonts takes the server some hundredths of a second
    rateLimit: '20/min',
    params: z.strictObject({ id: uuid }),
    reply: z.object({ name: z.string(), pdf: z.string() }),
    refusals: { 'transfers.unknown': null },
  },
  list: {
    method: 'GET',
    path: '/api/transfers',
    audience: 'member',
    summary: 'Lists the member’s transfers within the line, newest first.',
    real: true,
    query: z.strictObject(page),
    reply: recordPage(transfer),
  },
})

export const transfersOffice = defineContract('transfersOffice', {
  list: {
    method: 'GET',
    path: '/office/api/transfers',
    audience: 'operator',
    permission: 'transfers.see',
    summary: 'Lists transfers within lines, newest first, with their total.',
    query: z.strictObject({ ...page, ...orderFilter }),
    reply: recordPage(
      z.object({
        id: uuid,
        reference: z.string(),
        merchant: z.string(),
        senderId: id,
        sender: z.string(),
        receiverId: id,
        receiver: z.string(),
        direction: z.enum(['up', 'down']),
        distance: z.int(),
        amount: money,
        currency,
        at: instant,
      }),
    ),
  },
  export: {
    method: 'POST',
    path: '/office/api/transfers/export',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports the filtered transfers as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    body: z.strictObject(orderFilter),
    download: true,
    reply: z.unknown(),
  },
})
