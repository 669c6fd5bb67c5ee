import * as z from 'zod/mini'
import { amount, currency, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { channels, methodKinds } from '../rules/channels.ts'
import { depositLimitRefusals } from '#features/compliance/limits/contract/shapes.ts'
import { depositStates } from '../rules/states.ts'

/** A proof of transfer (spec §9: png or jpg, 5 MB). */
const slipRule = { field: 'slip', atMost: 1, maxBytes: 5 * 1024 * 1024 } as const

const state = z.enum(depositStates)
const byId = z.strictObject({ id: uuid })

/** How a processor is paid: its page, an e-wallet, the national QR, or crypto. */
const channel = z.enum(channels)

export const depositMethod = z.object({
  code: z.string(),
  kind: z.enum(methodKinds),
  channel,
  /** Payment instructions, one step per line, if the merchant wrote them; otherwise the screen has its own. */
  guide: z.array(z.string()),
  name: z.string(),
  note: z.string(),
  least: money,
  most: money,
  presets: z.array(money),
  /** Parts per million, as integers; a screen shows percent. */
  feePpm: z.int(),
  feeFixed: money,
  arrivalSeconds: z.int(),
  expiryMinutes: z.int(),
})

/** One step of the timeline; the screen has its text. */
const step = z.object({ at: instant, what: z.string(), note: z.nullable(z.string()) })

const depositShort = {
  id: uuid,
  reference: z.string(),
  method: z.string(),
  methodName: z.string(),
  kind: z.enum(methodKinds),
  channel,
  amount: money,
  fee: money,
  /** The amount credited, or to be credited, to the wallet. */
  credited: money,
  currency,
  state,
  createdAt: instant,
  expiresAt: instant,
  closedAt: z.nullable(instant),
}

/** Our account for a bank transfer, with the required payment reference. */
const transferTo = z.object({
  bank: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
  content: z.string(),
  /** The content of the national QR code; null if the currency has none. */
  qr: z.nullable(z.string()),
})

/** A crypto order: address, amount at the locked price, and its state on the blockchain. */
const coin = z.object({
  asset: z.string(),
  network: z.string(),
  address: z.string(),
  /** Decimal text in units of the coin. */
  amount: z.string(),
  /** The price of one whole coin. */
  rate: money,
  lockedUntil: instant,
  needs: z.int(),
  confirmations: z.int(),
  received: z.nullable(z.string()),
  seenAt: z.nullable(instant),
})

export const depositView = z.object({
  ...depositShort,
  payUrl: z.nullable(z.string()),
  arrivalSeconds: z.int(),
  isLate: z.boolean(),
  reason: z.nullable(z.string()),
  transferTo: z.nullable(transferTo),
  coin: z.nullable(coin),
  hasSlip: z.boolean(),
  steps: z.array(step),
})

export const deposits = defineContract('deposits', {
  ways: {
    method: 'GET',
    path: '/api/ways-to-pay',
    audience: 'anyone',
    home: true,
    summary: 'Lists the names of the brand’s open payment methods, for the footer of every page (SHL-10).',
    reply: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
  },
  methods: {
    method: 'GET',
    path: '/api/deposits/methods',
    audience: 'member',
    summary: 'Lists the payment methods available to the member: limits, fees, suggested amounts and guides.',
    real: true,
    reply: z.object({
      currency,
      lastUsed: z.nullable(z.string()),
      /** Failed payments pause deposits for a while, then suspend them (M14). */
      hold: z.object({ state: z.enum(['open', 'held', 'suspended']), until: z.nullable(instant) }),
      methods: z.array(depositMethod),
    }),
  },
  create: {
    method: 'POST',
    path: '/api/deposits',
    audience: 'member',
    terms: true,
    summary: 'Opens a deposit: a hosted payment page, or the account for a bank transfer.',
    real: true,
    idempotent: true,
    rateLimit: '30/min',
    body: z.strictObject({
      method: words(31),
      amount,
      /** The bonus chosen for this deposit; null: none. Left out: a bonus that the member has joined counts. */
      bonus: z.optional(z.nullable(uuid)),
      /** The code of a bonus, instead of `bonus`. */
      bonusCode: z.optional(words(32)),
    }),
    reply: depositView,
    refusals: {
      'deposits.unknownMethod': null,
      ...depositLimitRefusals,
      'deposits.amountTooSmall': z.object({ least: money }),
      'deposits.amountTooLarge': z.object({ most: money }),
      'deposits.amountTooFine': z.object({ unit: money }),
      'deposits.held': z.object({ until: instant }),
      'deposits.suspended': null,
      'deposits.noMatch': null,
      'deposits.bonusGone': null,
      'deposits.bonusCode': null,
      'deposits.bonusTooLow': z.object({ least: money }),
      'deposits.bonusMethod': null,
    },
  },
  list: {
    method: 'GET',
    path: '/api/deposits',
    audience: 'member',
    summary: 'Lists the member’s deposits, newest first.',
    real: true,
    query: z.strictObject(page),
    reply: z.object({ rows: z.array(z.object(depositShort)), next: z.nullable(z.string()) }),
  },
  one: {
    method: 'GET',
    path: '/api/deposits/:id',
    audience: 'member',
    summary: 'Returns one deposit with its timeline.',
    real: true,
    params: byId,
    reply: depositView,
    refusals: { 'deposits.unknown': null },
  },
  receiptPdf: {
    method: 'GET',
    path: '/api/deposits/:id/receipt.pdf',
    audience: 'member',
    summary: 'Returns the receipt as a PDF document in base64, in the caller’s language.',
    real: true,
    // a document with its fonts takes the server some hundredths of a second
    rateLimit: '20/min',
    params: byId,
    reply: z.object({ name: z.string(), pdf: z.string() }),
    refusals: { 'deposits.unknown': null, 'deposits.noReceipt': null },
  },
  sendSlip: {
    method: 'POST',
    path: '/api/deposits/:id/slip',
    audience: 'member',
    summary: 'Uploads proof of transfer (PNG or JPG); an operator then checks the payment.',
    real: true,
    rateLimit: '20/min',
    params: byId,
    files: slipRule,
    reply: depositView,
    refusals: {
      'deposits.unknown': null,
      'deposits.slipNotExpected': null,
      'deposits.slipMissing': null,
      'deposits.slipNotPicture': null,
      'deposits.slipTooBig': z.object({ megapixels: z.int() }),
    },
  },
})
