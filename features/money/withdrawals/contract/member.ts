import * as z from 'zod/mini'
import { amount, currency, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { withdrawalStates } from '../rules/states.ts'
import { freshRefusals } from '#features/account/security/contract/proof.ts'
import { instrumentKinds } from '../rules/instruments.ts'
import { conditionCodes } from '../rules/terms.ts'

const state = z.enum(withdrawalStates)
const byId = z.strictObject({ id: uuid })
const password = z.string().check(z.minLength(1), z.maxLength(256))
const digits = z.string().check(z.regex(/^[0-9A-Za-z]{4,64}$/))

const condition = z.object({
  code: z.enum(conditionCodes),
  isMet: z.boolean(),
  need: z.nullable(money),
  have: z.nullable(money),
  missing: z.nullable(money),
  /** Payout hold only: what was changed, and when it ends. */
  why: z.optional(z.string()),
  until: z.optional(instant),
  /** Identity documents only: what can still be paid without them. */
  left: z.optional(money),
  /** Identity documents only: they were uploaded and wait for review. */
  isWaiting: z.optional(z.boolean()),
})

/** Recent payout durations: median and ninth decile; null while there are too few. */
const lately = z.nullable(z.object({ halfSeconds: z.int(), nineInTenSeconds: z.int() }))

const account = z.object({
  id: uuid,
  bank: z.string(),
  bankName: z.string(),
  kind: z.enum(instrumentKinds),
  /** '••4471': the whole number is shown only to the operator who pays. */
  shown: z.string(),
  holder: z.string(),
})

const short = {
  id: uuid,
  reference: z.string(),
  amount: money,
  fee: money,
  receives: money,
  currency,
  to: z.string(),
  state,
  requestedAt: instant,
  closedAt: z.nullable(instant),
}

/** A withdrawal with its times: requested, promised, paid, and when silence counts as receipt. */
export const withdrawalView = z.object({
  ...short,
  holder: z.string(),
  eyes: z.int(),
  dueAt: instant,
  promiseMinutes: z.int(),
  lately,
  paidAt: z.nullable(instant),
  receiptDueAt: z.nullable(instant),
  isAutoReceived: z.boolean(),
  /** What the member reports as arrived and as missing; null without a report. */
  arrived: z.nullable(money),
  missing: z.nullable(money),
  returned: money,
  proofs: z.int(),
  /** Other members pay it; each part is answered separately. */
  isMatched: z.boolean(),
  reason: z.nullable(z.string()),
  steps: z.array(z.object({ at: instant, what: z.string(), note: z.nullable(z.string()) })),
})

/** A picture of the receiver's bank statement (spec §9: png or jpg, 5 MB). */
const proofRule = { field: 'proof', atMost: 1, maxBytes: 5 * 1024 * 1024 } as const

export const withdrawals = defineContract('withdrawals', {
  clock: {
    method: 'GET',
    path: '/api/withdrawals/clock',
    audience: 'anyone',
    summary: 'Returns the promised payout time and the median and 90th percentile of the last 30 days.',
    reply: z.object({ promiseMinutes: z.int(), lately }),
  },
  terms: {
    method: 'GET',
    path: '/api/withdrawals/terms',
    audience: 'member',
    summary:
      'Returns what the member can withdraw now: limits, fee, conditions and what is missing, linked accounts, banks.',
    real: true,
    reply: z.object({
      currency,
      balance: money,
      held: money,
      free: money,
      least: money,
      most: money,
      feePpm: z.int(),
      feeFixed: money,
      /** The unit that a withdrawal is a multiple of (decision 45). */
      unit: money,
      promiseMinutes: z.int(),
      receiptMinutes: z.int(),
      twoEyesFrom: money,
      /** Usage of the brand's daily limits, what is left, and when the next day begins. */
      today: z.object({ used: z.int(), of: z.int(), amountLeft: money, until: instant }),
      hasPaymentPassword: z.boolean(),
      payeeName: z.nullable(z.string()),
      lately,
      /** The active bonus beside the cash, which a withdrawal leaves as it is; null without one. */
      bonus: z.nullable(
        z.object({
          id: uuid,
          /** Bonus money now: what cancelling gives up. */
          balance: money,
          requirement: money,
          wagered: money,
          rounds: z.nullable(z.int()),
          expiresAt: z.nullable(instant),
        }),
      ),
      conditions: z.array(condition),
      accounts: z.array(account),
      banks: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          kind: z.enum(instrumentKinds),
          leastDigits: z.int(),
          mostDigits: z.int(),
        }),
      ),
    }),
  },
  addAccount: {
    method: 'POST',
    path: '/api/withdrawals/accounts',
    audience: 'member',
    summary:
      "Links a bank account in the member's own name; needs the payment password, or the login password if none is set.",
    real: true,
    encrypted: true,
    idempotent: true,
    rateLimit: '10/min',
    body: z.strictObject({ bank: words(12), accountNumber: digits, holder: words(80, 3), password }),
    reply: account,
    refusals: {
      ...freshRefusals,
      'withdrawals.unknownBank': null,
      'withdrawals.numberLength': z.object({ least: z.int(), most: z.int() }),
      'withdrawals.numberInvalid': null,
      'withdrawals.nameInvalid': null,
      'withdrawals.nameDiffers': null,
      'withdrawals.accountBound': null,
      'withdrawals.tooManyAccounts': z.object({ most: z.int() }),
      'withdrawals.wrongPassword': null,
    },
  },
  removeAccount: {
    method: 'DELETE',
    path: '/api/withdrawals/accounts/:id',
    audience: 'member',
    summary: 'Removes a linked account; withdrawals already on their way to it continue.',
    real: true,
    params: byId,
    reply: z.object({}),
    refusals: { 'withdrawals.unknownAccount': null },
  },
  create: {
    method: 'POST',
    path: '/api/withdrawals',
    audience: 'member',
    summary: 'Requests a withdrawal: the amount is reserved immediately and the request can’t be cancelled.',
    real: true,
    encrypted: true,
    idempotent: true,
    rateLimit: '10/min',
    body: z.strictObject({ account: uuid, amount, paymentPassword: password }),
    reply: withdrawalView,
    refusals: {
      'withdrawals.unknownAccount': null,
      'withdrawals.kindClosed': null,
      'withdrawals.amountTooFine': z.object({ unit: money }),
      'withdrawals.amountTooSmall': z.object({ least: money }),
      'withdrawals.amountTooLarge': z.object({ most: money }),
      'withdrawals.feeTooLarge': null,
      'withdrawals.notEnough': z.object({ free: money, missing: money }),
      'withdrawals.dayCount': z.object({ most: z.int() }),
      'withdrawals.dayAmount': z.object({ left: money }),
      'withdrawals.notYet': z.object({ conditions: z.array(condition) }),
      'withdrawals.noPaymentPassword': null,
      'withdrawals.wrongPassword': null,
    },
  },
  list: {
    method: 'GET',
    path: '/api/withdrawals',
    audience: 'member',
    summary: 'Lists the member’s withdrawals, newest first.',
    real: true,
    query: z.strictObject(page),
    reply: z.object({ rows: z.array(z.object(short)), next: z.nullable(z.string()) }),
  },
  one: {
    method: 'GET',
    path: '/api/withdrawals/:id',
    audience: 'member',
    summary: 'Returns one withdrawal with its processing time and timeline.',
    real: true,
    params: byId,
    reply: withdrawalView,
    refusals: { 'withdrawals.unknown': null },
  },
  receiptPdf: {
    method: 'GET',
    path: '/api/withdrawals/:id/receipt.pdf',
    audience: 'member',
    summary: 'Returns the receipt as a PDF document in base64, in the caller’s language.',
    real: true,
    // a document with its fonts takes the server some hundredths of a second
    rateLimit: '20/min',
    params: byId,
    reply: z.object({ name: z.string(), pdf: z.string() }),
    refusals: { 'withdrawals.unknown': null, 'withdrawals.noReceipt': null },
  },
  receipt: {
    method: 'POST',
    path: '/api/withdrawals/:id/receipt',
    audience: 'member',
    summary: 'Reports what the member received: all, a part or nothing (CSH-03).',
    real: true,
    idempotent: true,
    params: byId,
    body: z.discriminatedUnion('answer', [
      z.strictObject({ answer: z.literal('all') }),
      z.strictObject({ answer: z.literal('part'), arrived: amount }),
      z.strictObject({ answer: z.literal('none') }),
    ]),
    reply: withdrawalView,
    refusals: { 'withdrawals.unknown': null, 'withdrawals.notPaid': null, 'withdrawals.partInvalid': null },
  },
  sendProof: {
    method: 'POST',
    path: '/api/withdrawals/:id/proof',
    audience: 'member',
    summary:
      'Uploads the member’s bank statement (PNG or JPG) for a withdrawal that was not received in full.',
    real: true,
    rateLimit: '20/min',
    params: byId,
    files: proofRule,
    reply: withdrawalView,
    refusals: {
      'withdrawals.unknown': null,
      'withdrawals.notDisputed': null,
      'withdrawals.proofMissing': null,
      'withdrawals.proofNotPicture': null,
      'withdrawals.proofTooBig': z.object({ megapixels: z.int() }),
      'withdrawals.tooManyProofs': z.object({ most: z.int() }),
    },
  },
  received: {
    method: 'POST',
    path: '/api/withdrawals/:id/received',
    audience: 'member',
    summary: 'Confirms receipt in full (CSH-03).',
    real: true,
    params: byId,
    reply: withdrawalView,
    refusals: { 'withdrawals.unknown': null, 'withdrawals.notPaid': null },
  },
})
