import * as z from 'zod/mini'
import { amount, currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineTopics } from '#contract/live.ts'
import { defineContract } from '#contract/route.ts'
import { vendorDirections, vendorTransferStates } from './rules.ts'

const vendor = words(32)
const direction = z.enum(vendorDirections)
const state = z.enum(vendorTransferStates)

const transfer = z.object({
  id: uuid,
  reference: z.string(),
  vendor: z.string(),
  title: z.string(),
  /** out: from the main wallet to the vendor; back: home again. */
  direction,
  amount: money,
  currency,
  state,
  reason: z.nullable(z.string()),
  madeAt: instant,
  settledAt: z.nullable(instant),
})

const walletView = z.object({
  vendor: z.string(),
  title: z.string(),
  /** Null: the vendor does not answer now. */
  balance: z.nullable(money),
  /** Closed: nothing goes there any more, what is there comes back. */
  isOpen: z.boolean(),
  least: money,
  most: money,
  /** Until the vendor has said how it ended, nothing else moves there. */
  pending: z.nullable(transfer),
})

export const vendorWallets = defineContract('vendorWallets', {
  merchantWallet: {
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    who: 'member',
    says: 'The main wallet and the wallets at vendors, each with what the vendor says now (MEM-04).',
    when: 'vendorWallets',
    real: true,
    pace: '60/min',
    reply: z.object({ currency, free: money, wallets: z.array(walletView) }),
  },
  walletTransfer: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    who: 'member',
    says: 'Moves money between the main wallet and a vendor’s (MEM-04); pending until the vendor has said how it ended.',
    when: 'vendorWallets',
    real: true,
    once: true,
    pace: '20/min',
    body: z.strictObject({ vendor, direction, amount }),
    reply: transfer,
    refusals: {
      'vendorWallets.unknownVendor': null,
      'vendorWallets.closed': null,
      'vendorWallets.amountTooFine': null,
      'vendorWallets.amountTooSmall': z.object({ least: money }),
      'vendorWallets.amountTooLarge': z.object({ most: money }),
      'vendorWallets.notEnough': z.object({ free: money, missing: money }),
      'vendorWallets.underWay': null,
      'vendorWallets.notReachable': null,
      'vendorWallets.walletClosed': null,
      'vendorWallets.limit': null,
    },
  },
  collect: {
    method: 'POST',
    path: '/api/vendor-wallets/collect',
    who: 'member',
    says: 'Brings everything home from all vendors (collect all); vendors that do not answer are named.',
    when: 'vendorWallets',
    real: true,
    once: true,
    pace: '10/min',
    reply: z.object({
      transfers: z.array(transfer),
      /** Names of vendors of which nothing could be learned. */
      silent: z.array(z.string()),
    }),
  },
  transfers: {
    method: 'GET',
    path: '/api/vendor-wallets/transfers',
    who: 'member',
    says: 'What the member moved to vendors and back, newest first.',
    when: 'vendorWallets',
    real: true,
    query: z.strictObject(page),
    reply: z.object({ rows: z.array(transfer), next: z.nullable(z.string()) }),
  },
  visit: {
    method: 'POST',
    path: '/api/vendor-wallets/visit',
    who: 'member',
    says: 'An address at the vendor, for half an hour, where the member plays with what is there.',
    when: 'vendorWallets',
    real: true,
    pace: '20/min',
    body: z.strictObject({ vendor }),
    reply: z.object({ url: z.string() }),
    refusals: {
      'vendorWallets.unknownVendor': null,
      'vendorWallets.closed': null,
      'vendorWallets.notReachable': null,
      'limits.excluded': null,
      'limits.notOffered': null,
      'limits.timeOver': z.object({ why: z.string(), opensAt: z.nullable(instant) }),
    },
  },
})

export const vendorWalletsOffice = defineContract('vendorWalletsOffice', {
  vendors: {
    method: 'GET',
    path: '/office/api/vendor-wallets',
    who: 'operator',
    may: 'transfers.see',
    says: 'Vendors with a wallet of their own, what lies there by the books, and what has no answer yet.',
    query: z.strictObject({ merchant: z.optional(words(16)) }),
    reply: z.object({
      /** Every adapter that this house has; a brand opens one. */
      adapted: z.array(z.object({ vendor: z.string(), title: z.string() })),
      rows: z.array(
        z.object({
          merchant: z.string(),
          vendor: z.string(),
          title: z.string(),
          isOpen: z.boolean(),
          least: money,
          most: money,
        }),
      ),
      floats: z.array(
        z.object({
          merchant: z.string(),
          vendor: z.string(),
          currency,
          out: money,
          back: money,
          pending: money,
        }),
      ),
    }),
  },
  transfers: {
    method: 'GET',
    path: '/office/api/vendor-wallets/transfers',
    who: 'operator',
    may: 'transfers.see',
    says: 'What members moved to vendors and back, newest first.',
    query: z.strictObject({
      ...page,
      merchant: z.optional(words(16)),
      state: z.optional(state),
      find: z.optional(words(64)),
    }),
    reply: z.object({
      rows: z.array(
        z.object({
          ...transfer.def.shape,
          merchant: z.string(),
          memberId: id,
          account: z.string(),
          vendorRef: z.nullable(z.string()),
          /** The vendor told two things about it: nobody's money moved on the second. */
          isAlarmed: z.boolean(),
        }),
      ),
      next: z.nullable(z.string()),
    }),
  },
  setVendor: {
    method: 'PUT',
    path: '/office/api/vendor-wallets/:merchant/:vendor',
    who: 'operator',
    may: 'vendorWallets.change',
    says: 'Opens a vendor’s wallet for a brand, closes it, and sets how much one transfer may be.',
    params: z.strictObject({ merchant: words(16), vendor }),
    body: z.strictObject({ isOpen: z.boolean(), least: amount, most: amount }),
    reply: z.object({}),
    refusals: { 'vendorWallets.unknownVendor': null, 'vendorWallets.boundsCrossed': null },
  },
  ask: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/ask',
    who: 'operator',
    may: 'vendorWallets.change',
    says: 'Asks the vendor now how a pending transfer stands, instead of waiting for the worker.',
    params: z.strictObject({ merchant: words(16), id: uuid }),
    reply: z.object({ state }),
    refusals: { 'vendorWallets.unknownTransfer': null, 'vendorWallets.notReachable': null },
  },
})

export const vendorWalletTopics = defineTopics({
  'vendorWallets.changed': {
    audience: 'member',
    patch: z.object({ id: uuid }),
    catchUp: 'vendorWallets.merchantWallet',
  },
})
