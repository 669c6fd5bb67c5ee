import * as z from 'zod/mini'
import { amount, currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { orderFilter, recordPage } from '#features/money/reviewed-orders/contract.ts'
import { vendorTransferStates } from '../rules/moves.ts'
import { verdicts } from '../rules/verdict.ts'
import { state, transfer, vendor } from './shapes.ts'

/** Views of what waits for an operator, in addition to the states. */
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
  /** The vendor's own status after the approval; null: no response yet. */
  told: z.nullable(z.enum(['confirmed', 'failed'])),
  isYours: z.boolean(),
})

const incidentShown = z.object({
  at: instant,
  /** The vendor's status, amount and currency as received. */
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
  /** The vendor reported contradictory outcomes, and the incident is open: no money moved on the second one. */
  isAlarmed: z.boolean(),
})

const transferFilter = {
  ...orderFilter,
  state: z.optional(z.enum([...vendorTransferStates, ...officeViews])),
}

export const vendorWalletsOffice = defineContract('vendorWalletsOffice', {
  vendors: {
    method: 'GET',
    path: '/office/api/vendor-wallets',
    audience: 'operator',
    permission: 'transfers.see',
    summary: 'Lists providers with their own wallet, the ledger balance there and unconfirmed transfers.',
    query: z.strictObject({ merchant: z.optional(words(16)) }),
    reply: z.object({
      /** Every adapter of this platform; a brand enables them. */
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
    audience: 'operator',
    permission: 'transfers.see',
    summary: 'Lists transfers to and from provider wallets, newest first.',
    query: z.strictObject({ ...page, ...transferFilter }),
    reply: recordPage(officeTransfer),
  },
  transfer: {
    method: 'GET',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id',
    audience: 'operator',
    permission: 'transfers.see',
    summary:
      'Returns one transfer with the operators’ decision and any conflicting report from the provider.',
    params: ofTransfer,
    reply: z.object({
      ...officeTransfer.def.shape,
      askedAt: z.nullable(instant),
      /** When operators may decide, if the vendor does not respond. */
      mayDecideFrom: instant,
      verdict: z.nullable(verdictShown),
      incidents: z.array(incidentShown),
      /** Where the vendor’s last status leaves the amount, if it contradicts the recorded outcome. */
      contradiction: z.nullable(z.enum(['twice', 'nowhere'])),
    }),
    refusals: { 'vendorWallets.unknownTransfer': null },
  },
  export: {
    method: 'POST',
    path: '/office/api/vendor-wallets/transfers/export',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports the filtered transfers as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    body: z.strictObject(transferFilter),
    download: true,
    reply: z.unknown(),
  },
  propose: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/verdict',
    audience: 'operator',
    permission: 'vendorWallets.decide',
    summary:
      'Proposes the outcome of a transfer the provider hasn’t confirmed, with evidence; nothing is posted until another operator approves.',
    idempotent: true,
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
    audience: 'operator',
    permission: 'vendorWallets.decide',
    summary: 'Approves a proposed outcome and settles the transfer, after one last check with the provider.',
    idempotent: true,
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
    audience: 'operator',
    permission: 'vendorWallets.decide',
    summary: 'Rejects a proposal, or withdraws the caller’s own; the transfer keeps waiting.',
    idempotent: true,
    params: ofTransfer,
    body: z.strictObject({ reason }),
    reply: z.object({}),
    refusals: { 'vendorWallets.unknownTransfer': null, 'vendorWallets.nothingProposed': null },
  },
  closeIncident: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/close-incident',
    audience: 'operator',
    permission: 'vendorWallets.decide',
    summary: 'Closes a transfer incident with a note on what was done.',
    idempotent: true,
    params: ofTransfer,
    body: z.strictObject({ reason }),
    reply: z.object({}),
    refusals: { 'vendorWallets.unknownTransfer': null, 'vendorWallets.noIncident': null },
  },
  setVendor: {
    method: 'PUT',
    path: '/office/api/vendor-wallets/:merchant/:vendor',
    audience: 'operator',
    permission: 'vendorWallets.change',
    summary: 'Opens or closes a provider wallet for a brand and sets the transfer limits.',
    params: z.strictObject({ merchant: words(16), vendor }),
    body: z.strictObject({ isOpen: z.boolean(), least: amount, most: amount }),
    reply: z.object({}),
    refusals: { 'vendorWallets.unknownVendor': null, 'vendorWallets.boundsCrossed': null },
  },
  ask: {
    method: 'POST',
    path: '/office/api/vendor-wallets/:merchant/transfers/:id/ask',
    audience: 'operator',
    permission: 'vendorWallets.change',
    summary: 'Checks a pending transfer with the provider now, without waiting for the worker.',
    params: ofTransfer,
    reply: z.object({ state }),
    refusals: { 'vendorWallets.unknownTransfer': null, 'vendorWallets.notReachable': null },
  },
})
