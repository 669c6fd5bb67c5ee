import * as z from 'zod/mini'
import { currency, id, instant, money, page, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { stopKinds } from '../rules/stops.ts'
import { withdrawalStates } from '../rules/states.ts'

const state = z.enum(withdrawalStates)
const byId = z.strictObject({ id: uuid })
const stops = z.array(z.enum(stopKinds))
const stopped = { 'withdrawals.stopped': z.object({ stops }) } as const

export const withdrawalRow = z.object({
  id: uuid,
  reference: z.string(),
  merchant: z.string(),
  memberId: id,
  member: z.string(),
  to: z.string(),
  amount: money,
  fee: money,
  currency,
  state,
  eyes: z.int(),
  firstBy: z.nullable(z.string()),
  secondBy: z.nullable(z.string()),
  requestedAt: instant,
  dueAt: instant,
  claimedBy: z.nullable(z.string()),
  isMine: z.boolean(),
  /** The operator who asks gave the first yes: the second must come from another. */
  isFirstMine: z.boolean(),
  /** What keeps it from being paid: the wallet is frozen, the member locked or closed. */
  stops,
})

const see = 'withdrawals.see'
const may = 'withdrawals.approve'
const override = 'withdrawals.override'
const decided = {
  'withdrawals.unknown': null,
  'withdrawals.decided': null,
  'withdrawals.notClaimedByYou': null,
} as const

const filter = {
  state: z.optional(z.enum([...withdrawalStates, 'open'])),
  merchant: z.optional(words(16)),
  least: z.optional(money),
  /** Only what is promised within so many minutes. */
  dueWithin: z.optional(whole(1, 10_080)),
  eyes: z.optional(whole(1, 2)),
  /** Reference, account name or member id. */
  find: z.optional(words(64)),
}

export const withdrawalsOffice = defineContract('withdrawalsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/withdrawals',
    who: 'operator',
    may: see,
    says: 'Withdrawals by state, the most urgent first, with counts and the sum of the filter.',
    query: z.strictObject({ ...page, ...filter }),
    reply: z.object({
      rows: z.array(withdrawalRow),
      next: z.nullable(z.string()),
      counts: z.record(z.string(), z.int()),
      total: z.object({ count: z.int(), amount: money }),
    }),
  },
  export: {
    method: 'POST',
    path: '/office/api/withdrawals/export',
    who: 'operator',
    may: 'records.export',
    says: 'All withdrawals of a filter as a table for spreadsheets; taking it is written into the audit log.',
    pace: '20/min',
    body: z.strictObject(filter),
    download: true,
    reply: z.unknown(),
  },
  one: {
    method: 'GET',
    path: '/office/api/withdrawals/:id',
    who: 'operator',
    may: see,
    says: 'One withdrawal with its account, why it may be paid, and its trail.',
    params: byId,
    reply: z.object({
      ...withdrawalRow.def.shape,
      receives: money,
      accountNumber: z.string(),
      bankName: z.string(),
      holder: z.string(),
      payeeName: z.nullable(z.string()),
      isSameName: z.boolean(),
      /** Other members who bound the same account. */
      sharedWith: z.int(),
      accountAddedAt: instant,
      processorRef: z.nullable(z.string()),
      paidAt: z.nullable(instant),
      reason: z.nullable(z.string()),
      /** What the receiver says has arrived, what is missing, and the proofs. */
      arrived: z.nullable(money),
      missing: z.nullable(money),
      returned: money,
      proofs: z.array(z.object({ id: uuid, at: instant, usedBefore: z.array(z.string()) })),
      /** Whether the operator who asks may judge: who approved may not. */
      maySettle: z.boolean(),
      /** Whether other members may pay it: only to a bank. */
      mayOffer: z.boolean(),
      facts: z.object({
        deposits30: money,
        withdrawals30: money,
        staked30: money,
        balance: money,
        free: money,
      }),
      /** Two operators let a stopped one be paid: who proposed it, and who agreed; null where nobody proposes it. */
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
      /** What still stops it beside what was overridden. */
      stopsLeft: stops,
      steps: z.array(
        z.object({ at: instant, what: z.string(), by: z.nullable(z.string()), note: z.nullable(z.string()) }),
      ),
    }),
    refusals: { 'withdrawals.unknown': null },
  },
  proof: {
    method: 'GET',
    path: '/office/api/withdrawals/:id/proofs/:proof',
    who: 'operator',
    may: see,
    says: 'The picture that the receiver sent, made anew from what came.',
    params: z.strictObject({ id: uuid, proof: uuid }),
    download: true,
    reply: z.unknown(),
    refusals: { 'withdrawals.unknown': null },
  },
  settle: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/settle',
    who: 'operator',
    may,
    says: 'Judges a payment that the receiver misses: it arrived, or what is missing comes back; never who approved it.',
    once: true,
    params: byId,
    body: z.strictObject({ verdict: z.enum(['arrived', 'return']), reason: words(200, 4) }),
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
    who: 'operator',
    may,
    says: 'Takes a withdrawal to review, as first or as second.',
    params: byId,
    reply: z.object({}),
    refusals: {
      'withdrawals.unknown': null,
      'withdrawals.decided': null,
      'withdrawals.claimed': z.object({ by: z.string() }),
      'withdrawals.sameOperator': null,
    },
  },
  release: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/release',
    who: 'operator',
    may,
    says: 'Gives a claimed withdrawal back to the queue.',
    params: byId,
    reply: z.object({}),
    refusals: decided,
  },
  approve: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/approve',
    who: 'operator',
    may,
    says: 'Agrees. The last yes that is needed sends the money.',
    once: true,
    params: byId,
    reply: z.object({ state }),
    refusals: { ...decided, ...stopped, 'withdrawals.sameOperator': null },
  },
  override: {
    method: 'POST',
    path: '/office/api/withdrawals/:id/override',
    who: 'operator',
    may: override,
    says: 'Proposes to pay a withdrawal although its wallet is frozen or its member locked; another operator must agree.',
    once: true,
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
    who: 'operator',
    may: override,
    says: 'Agrees to pay a stopped withdrawal, or refuses; who proposed it may only withdraw the proposal.',
    once: true,
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
    who: 'operator',
    may,
    says: 'Agrees, and lets depositing members pay it by their own bank transfers. The last yes that is needed offers it.',
    once: true,
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
    who: 'operator',
    may,
    says: 'Refuses: the held money is free again, and the member reads the reason.',
    once: true,
    params: byId,
    body: z.strictObject({ reason: words(200, 4) }),
    reply: z.object({}),
    refusals: decided,
  },
})
