import * as z from 'zod/mini'
import { amount, currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { vendorTransferStates } from '../rules/moves.ts'
import { verdicts } from '../rules/verdict.ts'
import { state, transfer, vendor } from './shapes.ts'

/** What waits for a person, beside the states themselves. */
export const officeViews = ['proposed', 'incident'] as const

const reason = words(500, 4)
const ofTransfer = z.strictObject({ merchant: words(16), id: uuid })

const verdictShown = z.object({
  verdict: z.enum(verdicts),
  evidence: z.string(),
  state: z.enum(['proposed', 'agreed', 'rejected', 'overtaken']),
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  note: z.nullable(z.string()),
  /** What the vendor itself said after two had agreed; null: it is still silent. */
  told: z.nullable(z.enum(['confirmed', 'failed'])),
  isYours: z.boolean(),
})

const incidentShown = z.object({
  at: instant,
  /** The vendor's word, sum and currency as they came. */
  told: z.string(),
  closedBy: z.nullable(z.string()),
  closedAt: z.nullable(instant),
  closedWhy: z.nullable(z.string()),
})

const officeTransfer = z.object({
  ...transfer.def.shape,
  merchant: z.string(),
  memberId: id,
  account: z.string(),
  vendorRef: z.nullable(z.string()),
  /** The vendor told two things about it, and nobody has closed that: no money moved on the second. */
  isAlarmed: z.boolean(),
})

const transferFilter = {
  merchant: z.optional(words(16)),
  state: z.optional(z.enum([...vendorTransferStates, ...officeViews])),
  find: z.optional(words(64)),
}

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
    query: z.strictObject({ ...page, ...transferFilter }),
    reply: z.object({ rows: z.array(officeTransfer), next: z.nullable(z.string()) }),
  },
  transfer: {
    method: 'GET',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id',
    who: 'operator',
    may: 'transfers.see',
    says: 'One transfer with what people decided about it, and what the vendor said against it.',
    params: ofTransfer,
    reply: z.object({
      ...officeTransfer.def.shape,
      askedAt: z.nullable(instant),
      /** From when on operators may decide, where the vendor stays silent. */
      mayDecideFrom: instant,
      verdict: z.nullable(verdictShown),
      incidents: z.array(incidentShown),
      /** Where the vendor’s last word leaves the sum, if it is against what holds. */
      contradiction: z.nullable(z.enum(['twice', 'nowhere'])),
    }),
    refusals: { 'vendorWallets.unknownTransfer': null },
  },
  export: {
    method: 'POST',
    path: '/office/api/vendor-wallets/transfers/export',
    who: 'operator',
    may: 'records.export',
    says: 'The transfers of a filter as a table; written into the audit log.',
    pace: '20/min',
    body: z.strictObject(transferFilter),
    download: true,
    reply: z.unknown(),
  },
  propose: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/verdict',
    who: 'operator',
    may: 'vendorWallets.decide',
    says: 'Proposes how a silent vendor’s transfer ended, with the evidence; nothing moves before another operator agrees.',
    once: true,
    params: ofTransfer,
    body: z.strictObject({ verdict: z.enum(verdicts), evidence: words(500, 10) }),
    reply: z.object({}),
    refusals: {
      'vendorWallets.unknownTransfer': null,
      'vendorWallets.settled': null,
      'vendorWallets.tooEarly': z.object({ from: instant }),
      'vendorWallets.alreadyProposed': null,
    },
  },
  agree: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/agree',
    who: 'operator',
    may: 'vendorWallets.decide',
    says: 'Agrees to how another operator says that a transfer ended: it is settled so. The vendor is asked once more first.',
    once: true,
    params: ofTransfer,
    body: z.strictObject({ reason }),
    reply: z.object({ state }),
    refusals: {
      'vendorWallets.unknownTransfer': null,
      'vendorWallets.settled': null,
      'vendorWallets.nothingProposed': null,
      'vendorWallets.secondOperatorNeeded': null,
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/reject',
    who: 'operator',
    may: 'vendorWallets.decide',
    says: 'Turns a proposal down, or takes one’s own back: the transfer goes on waiting.',
    once: true,
    params: ofTransfer,
    body: z.strictObject({ reason }),
    reply: z.object({}),
    refusals: { 'vendorWallets.unknownTransfer': null, 'vendorWallets.nothingProposed': null },
  },
  closeIncident: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/close-incident',
    who: 'operator',
    may: 'vendorWallets.decide',
    says: 'Closes the incident of a transfer, with what was done about it.',
    once: true,
    params: ofTransfer,
    body: z.strictObject({ reason }),
    reply: z.object({}),
    refusals: { 'vendorWallets.unknownTransfer': null, 'vendorWallets.noIncident': null },
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
    params: ofTransfer,
    reply: z.object({ state }),
    refusals: { 'vendorWallets.unknownTransfer': null, 'vendorWallets.notReachable': null },
  },
})
