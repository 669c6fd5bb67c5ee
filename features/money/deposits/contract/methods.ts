import * as z from 'zod/mini'
import { currency, instant, money, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { channels, methodKinds } from '../rules/channels.ts'
import { methodProblems } from '../rules/methods.ts'

/** The same text in each language. */
const both = (most: number) => z.strictObject({ en: words(most), vi: words(most) })
const guide = z.strictObject({
  en: z.string().check(z.maxLength(1_500)),
  vi: z.string().check(z.maxLength(1_500)),
})

const account = z.strictObject({
  bank: words(60),
  /** The bank's six-digit number, for the QR; empty if the currency has none. */
  bin: z.string().check(z.regex(/^(\d{6})?$/)),
  accountNumber: z.string().check(z.regex(/^[0-9A-Za-z]{4,34}$/)),
  holder: words(80),
})

const coin = z.strictObject({
  asset: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/)),
  network: words(24, 2),
  confirmations: z.int().check(z.gte(1), z.lte(100)),
})

/** The editable fields of a method. */
const draft = {
  name: both(40),
  note: both(90),
  guide,
  least: money,
  most: money,
  presets: z.array(money).check(z.maxLength(12)),
  feePpm: z.int().check(z.gte(0), z.lte(500_000)),
  feeFixed: money,
  arrivalSeconds: z.int().check(z.gte(0), z.lte(604_800)),
  expiryMinutes: z.int().check(z.gte(1), z.lte(10_080)),
  sort: z.int().check(z.gte(0), z.lte(1_000)),
  isOpen: z.boolean(),
  account: z.nullable(account),
  coin: z.nullable(coin),
} as const

/** Immutable: another brand, currency or kind is another method. */
const fixed = {
  merchant: words(16),
  code: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  kind: z.enum(methodKinds),
  channel: z.enum(channels),
  processor: z.nullable(words(32)),
  currency,
} as const

const reason = words(200, 4)
const wrong = { 'depositMethods.wrong': z.object({ what: z.enum(methodProblems) }) } as const

export const depositMethods = defineContract('depositMethods', {
  list: {
    method: 'GET',
    path: '/office/api/deposit-methods',
    audience: 'operator',
    permission: 'methods.see',
    summary: 'Lists every payment method of every brand, open or closed, in display order.',
    reply: z.object({
      methods: z.array(
        z.object({
          id: uuid,
          version: z.int(),
          changedAt: z.nullable(instant),
          /** Deposits credited with it in the last 30 days. */
          used: z.object({ count: z.int(), amount: money }),
          ...fixed,
          ...draft,
        }),
      ),
      brands: z.array(z.object({ code: z.string(), name: z.string(), currency })),
      /** Each processor with an adapter, and how its payments are made. */
      processors: z.array(z.object({ name: z.string(), channels: z.array(z.enum(channels)) })),
    }),
  },
  add: {
    method: 'POST',
    path: '/office/api/deposit-methods',
    audience: 'operator',
    permission: 'methods.change',
    summary: 'Adds a payment method.',
    idempotent: true,
    body: z.strictObject({ ...fixed, ...draft, reason }),
    reply: z.object({ id: uuid }),
    refusals: {
      ...wrong,
      'depositMethods.taken': null,
      'depositMethods.unknownBrand': null,
      'depositMethods.unknownProcessor': null,
    },
  },
  change: {
    method: 'PUT',
    path: '/office/api/deposit-methods/:id',
    audience: 'operator',
    permission: 'methods.change',
    summary:
      'Changes a payment method’s limits, fee, texts, position and availability; open deposits keep their terms.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ ...draft, version: whole(1, 2_000_000_000), reason }),
    reply: z.object({ version: z.int() }),
    refusals: { ...wrong, 'depositMethods.unknown': null, 'depositMethods.changed': null },
  },
})
