import * as z from 'zod/mini'
import { amount, currency, instant, money, page } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { direction, transfer, vendor } from './shapes.ts'

const walletView = z.object({
  vendor: z.string(),
  title: z.string(),
  /** Null: the vendor does not respond at the moment. */
  balance: z.nullable(money),
  /** Closed: accepts no more transfers to the vendor; transfers back stay possible. */
  isOpen: z.boolean(),
  least: money,
  most: money,
  /** Until the vendor reports its outcome, no other transfer is accepted. */
  pending: z.nullable(transfer),
})

export const vendorWallets = defineContract('vendorWallets', {
  merchantWallet: {
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    audience: 'member',
    summary:
      'Returns the main wallet and the provider wallets with the balance each provider reports now (MEM-04).',
    flag: 'vendorWallets',
    real: true,
    rateLimit: '60/min',
    reply: z.object({
      currency,
      free: money,
      /** The main wallet is frozen: its balance can be neither staked nor moved. */
      isHeld: z.boolean(),
      wallets: z.array(walletView),
    }),
  },
  walletTransfer: {
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    audience: 'member',
    summary:
      'Transfers money between the main wallet and a provider wallet (MEM-04); pending until the provider confirms.',
    flag: 'vendorWallets',
    real: true,
    idempotent: true,
    rateLimit: '20/min',
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
    audience: 'member',
    summary: 'Moves all money from provider wallets to the main wallet; names providers that don’t respond.',
    flag: 'vendorWallets',
    real: true,
    idempotent: true,
    rateLimit: '10/min',
    reply: z.object({
      transfers: z.array(transfer),
      /** Names of vendors that did not respond. */
      silent: z.array(z.string()),
      /** Names of vendors with a pending transfer. */
      busy: z.array(z.string()),
    }),
  },
  transfers: {
    method: 'GET',
    path: '/api/vendor-wallets/transfers',
    audience: 'member',
    summary: 'Lists the member’s transfers to and from provider wallets, newest first.',
    flag: 'vendorWallets',
    real: true,
    query: z.strictObject(page),
    reply: z.object({ rows: z.array(transfer), next: z.nullable(z.string()) }),
  },
  visit: {
    method: 'POST',
    path: '/api/vendor-wallets/visit',
    audience: 'member',
    summary:
      'Returns a game URL at the provider, valid for 30 minutes, for playing with the provider wallet.',
    flag: 'vendorWallets',
    real: true,
    rateLimit: '20/min',
    body: z.strictObject({ vendor }),
    reply: z.object({ url: z.string() }),
    refusals: {
      'vendorWallets.unknownVendor': null,
      'vendorWallets.closed': null,
      'vendorWallets.notReachable': null,
      'vendorWallets.walletClosed': null,
      'limits.excluded': null,
      'limits.notOffered': null,
      'limits.helpAway': null,
      'limits.timeOver': z.object({ why: z.string(), opensAt: z.nullable(instant) }),
      'limits.checkDue': null,
    },
  },
})
