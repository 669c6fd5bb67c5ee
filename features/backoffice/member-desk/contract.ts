import * as z from 'zod/mini'
import { count, currency, id, instant, money, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const byId = z.strictObject({ id })
const merchantCode = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const memberState = z.enum(['open', 'locked', 'closed'])
const reason = words(500, 4)

const memberRow = z.object({
  id,
  merchant: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  state: memberState,
  currency: z.nullable(currency),
  balance: money,
  held: money,
  createdAt: instant,
  lastLoginAt: z.nullable(instant),
})

const wallet = z.object({
  id,
  kind: z.string(),
  currency,
  balance: money,
  held: money,
  state: z.enum(['open', 'frozen', 'debt', 'closed']),
  /** Set by an operator. A wallet in debt may be frozen too and stays frozen when the debt is paid. */
  isFrozen: z.boolean(),
})

const movement = z.object({
  seq: count,
  at: instant,
  kind: z.string(),
  amount: money,
  after: money,
  ref: z.nullable(z.string()),
})

const round = z.object({
  id: uuid,
  seq: count,
  at: instant,
  vendor: z.string(),
  game: z.string(),
  stake: money,
  win: money,
  /** The part of the stake that was bonus money. */
  bonusStake: money,
  /** What it contributed to the wagering of which bonus; null if it counted for none. */
  counted: z.nullable(z.object({ bonus: uuid, amount: money, contribution: money })),
  state: z.enum(['open', 'settled', 'void']),
})

const order = z.object({
  id: uuid,
  number: z.string(),
  at: instant,
  method: z.string(),
  amount: money,
  state: z.string(),
})

const session = z.object({
  id: uuid,
  ip: z.string(),
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})
const note = z.object({ id: uuid, operator: z.string(), text: z.string(), at: instant })

const beforeSeq = z.strictObject({ before: z.optional(count), limit: z.optional(whole(1, 100)) })

export const memberDesk = defineContract('memberDesk', {
  overview: {
    method: 'GET',
    path: '/office/api/overview',
    audience: 'operator',
    permission: 'dashboard.see',
    summary:
      'Returns the figures of today and the days before from the ledger, and the state of reconciliation.',
    query: z.strictObject({ merchant: z.optional(merchantCode) }),
    reply: z.object({
      merchant: z.string(),
      currency,
      timeZone: z.string(),
      at: instant,
      days: z.array(
        z.object({
          day: z.string(),
          deposits: money,
          withdrawals: money,
          stakes: money,
          ggr: money,
          rounds: z.int(),
          active: z.int(),
        }),
      ),
      members: z.object({ all: z.int(), newToday: z.int(), locked: z.int() }),
      proofs: z.object({
        ledger: z.object({ state: z.enum(['whole', 'broken', 'behind', 'never']), at: z.nullable(instant) }),
        audit: z.object({ state: z.enum(['whole', 'broken', 'never']), at: z.nullable(instant) }),
        lockedOperators: z.array(z.object({ object: z.string(), at: instant, ip: z.string() })),
      }),
    }),
  },
  member: {
    method: 'GET',
    path: '/office/api/members/:id',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Returns one member: identity with personal data masked, wallets and totals.',
    params: byId,
    reply: z.object({
      ...memberRow.shape,
      stateReason: z.nullable(z.string()),
      upline: z.nullable(z.object({ id, account: z.string() })),
      payeeName: z.nullable(z.string()),
      email: z.nullable(z.string()),
      mobile: z.nullable(z.string()),
      language: z.string(),
      registerIp: z.string(),
      wallets: z.array(wallet),
      totals: z.object({ deposits: money, withdrawals: money, stakes: money, wins: money, rounds: z.int() }),
    }),
    refusals: { 'backoffice.unknownMember': null },
  },
  personal: {
    method: 'POST',
    path: '/office/api/members/:id/personal',
    audience: 'operator',
    permission: 'members.personal',
    summary: 'Returns a member’s personal data unmasked; the view is recorded in the audit log.',
    params: byId,
    body: z.strictObject({ reason }),
    reply: z.object({
      email: z.nullable(z.string()),
      mobile: z.nullable(z.string()),
      birthday: z.nullable(z.string()),
      payeeName: z.nullable(z.string()),
    }),
    refusals: { 'backoffice.unknownMember': null },
  },
  movements: {
    method: 'GET',
    path: '/office/api/members/:id/movements',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Lists transactions of a member’s cash wallet, newest first.',
    params: byId,
    query: beforeSeq,
    reply: z.object({ movements: z.array(movement), more: z.boolean() }),
  },
  rounds: {
    method: 'GET',
    path: '/office/api/members/:id/rounds',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Lists a member’s rounds, newest first.',
    params: byId,
    query: beforeSeq,
    reply: z.object({ rounds: z.array(round), more: z.boolean() }),
  },
  deposits: {
    method: 'GET',
    path: '/office/api/members/:id/deposits',
    audience: 'operator',
    permission: 'deposits.see',
    summary: 'Lists a member’s newest deposits.',
    params: byId,
    reply: z.object({ orders: z.array(order) }),
  },
  withdrawals: {
    method: 'GET',
    path: '/office/api/members/:id/withdrawals',
    audience: 'operator',
    permission: 'withdrawals.see',
    summary: 'Lists a member’s newest withdrawals.',
    params: byId,
    reply: z.object({ orders: z.array(order) }),
  },
  export: {
    method: 'POST',
    path: '/office/api/members/:id/export',
    audience: 'operator',
    permission: 'records.export',
    summary: 'Exports one of a member’s records as CSV; the export is recorded in the audit log.',
    rateLimit: '20/min',
    params: byId,
    body: z.strictObject({ records: z.enum(['movements', 'rounds', 'deposits', 'withdrawals']) }),
    download: true,
    reply: z.unknown(),
    refusals: { 'backoffice.unknownMember': null },
  },
  sessions: {
    method: 'GET',
    path: '/office/api/members/:id/sessions',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Lists a member’s active sessions.',
    params: byId,
    reply: z.object({ sessions: z.array(session) }),
  },
  endSession: {
    method: 'POST',
    path: '/office/api/members/:id/sessions/end',
    audience: 'operator',
    permission: 'members.lock',
    summary: 'Ends one session of a member, or all of them.',
    params: byId,
    body: z.strictObject({ session: z.optional(uuid), reason }),
    reply: z.object({ ended: z.int() }),
    refusals: { 'backoffice.unknownMember': null },
  },
  notes: {
    method: 'GET',
    path: '/office/api/members/:id/notes',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Lists operators’ notes about a member.',
    params: byId,
    reply: z.object({ notes: z.array(note) }),
  },
  addNote: {
    method: 'POST',
    path: '/office/api/members/:id/notes',
    audience: 'operator',
    permission: 'members.note',
    summary: 'Adds a note about a member; notes can’t be changed.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ text: words(2000) }),
    reply: z.object({ at: instant }),
    refusals: { 'backoffice.unknownMember': null },
  },
  setState: {
    method: 'POST',
    path: '/office/api/members/:id/state',
    audience: 'operator',
    permission: 'members.lock',
    summary: 'Locks a member, ending all sessions immediately, or unlocks them.',
    params: byId,
    body: z.strictObject({ state: z.enum(['open', 'locked']), reason }),
    reply: z.object({ state: memberState, ended: z.int() }),
    refusals: {
      'backoffice.unknownMember': null,
      'backoffice.sameState': null,
      'backoffice.memberClosed': null,
    },
  },
  freeze: {
    method: 'POST',
    path: '/office/api/members/:id/freeze',
    audience: 'operator',
    permission: 'members.freeze',
    summary: 'Freezes a wallet so that no money can leave it, pending payouts included, or unfreezes it.',
    params: byId,
    body: z.strictObject({ wallet: id, isFrozen: z.boolean(), reason }),
    reply: z.object({ state: wallet.shape.state, isFrozen: z.boolean() }),
    refusals: { 'backoffice.unknownWallet': null, 'backoffice.sameWalletState': null },
  },
})
