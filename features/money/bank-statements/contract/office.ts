import * as z from 'zod/mini'
import { currency, money, page, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { reasons } from '../rules/match.ts'
import {
  candidate,
  entryStates,
  entryView,
  feedDraft,
  feedView,
  merchant,
  previewEntry,
  statementStates,
  statementView,
  unreadable,
} from './shapes.ts'

const reason = words(200, 4)
const note = words(500, 4)
const one = z.strictObject({ merchant, id: uuid })
const see = 'deposits.see'
const permission = 'deposits.approve'
const brand = z.optional(merchant)
/** Left out: unchanged. Null: deleted. */
const token = z.optional(z.nullable(words(500, 8)))

export const bankStatements = defineContract('bankStatements', {
  feeds: {
    method: 'GET',
    path: '/office/api/bank-feeds',
    audience: 'operator',
    permission: see,
    summary: 'Lists the brands’ bank accounts whose statements are read, and how.',
    query: z.strictObject({ merchant: brand }),
    reply: z.object({ rows: z.array(feedView) }),
  },
  addFeed: {
    method: 'POST',
    path: '/office/api/bank-feeds/:merchant',
    audience: 'operator',
    permission: 'methods.change',
    summary: 'Adds a bank account whose statements are read; an account has one feed.',
    idempotent: true,
    params: z.strictObject({ merchant }),
    body: z.strictObject({
      ...feedDraft,
      accountNumber: z.string().check(z.regex(/^[0-9A-Za-z]{4,34}$/)),
      currency,
      token,
      reason,
    }),
    reply: z.object({ id: uuid }),
    refusals: {
      'bankStatements.unknownBrand': null,
      'bankStatements.feedWrong': null,
      'bankStatements.accountTaken': null,
    },
  },
  changeFeed: {
    method: 'PUT',
    path: '/office/api/bank-feeds/:merchant/:id',
    audience: 'operator',
    permission: 'methods.change',
    summary: 'Changes how the statements of a bank account are read, or stops reading them.',
    params: one,
    body: z.strictObject({ ...feedDraft, token, version: whole(1, 2_000_000_000), reason }),
    reply: z.object({ version: z.int() }),
    refusals: {
      'bankStatements.unknownFeed': null,
      'bankStatements.feedWrong': null,
      'bankStatements.feedChanged': null,
    },
  },
  upload: {
    method: 'POST',
    path: '/office/api/bank-feeds/:merchant/:id/statements',
    audience: 'operator',
    permission,
    summary: 'Uploads a statement (camt.054 or CSV). Nothing is credited until another operator approves it.',
    rateLimit: '30/min',
    params: one,
    files: { field: 'statement', atMost: 1, maxBytes: 5 * 1024 * 1024 },
    reply: z.object({ id: uuid, number: z.string() }),
    refusals: {
      'bankStatements.unknownFeed': null,
      'bankStatements.fileMissing': null,
      'bankStatements.unreadable': unreadable,
      'bankStatements.sameFile': z.object({ number: z.string() }),
    },
  },
  statements: {
    method: 'GET',
    path: '/office/api/bank-statements',
    audience: 'operator',
    permission: see,
    summary: 'Lists uploaded and fetched statements, newest first.',
    query: z.strictObject({ ...page, merchant: brand, state: z.optional(z.enum(statementStates)) }),
    reply: z.object({ rows: z.array(statementView), next: z.nullable(z.string()) }),
  },
  preview: {
    method: 'GET',
    path: '/office/api/bank-statements/:merchant/:id',
    audience: 'operator',
    permission: see,
    summary: 'Returns a statement and, while it waits for approval, what its import would do.',
    params: one,
    reply: z.object({
      statement: statementView,
      /** Null once it is imported or rejected: its content is deleted. */
      preview: z.nullable(z.array(previewEntry)),
      sums: z.object({ credit: z.int(), confirm: z.int(), queue: z.int(), known: z.int(), amount: money }),
    }),
    refusals: { 'bankStatements.unknown': null },
  },
  approve: {
    method: 'POST',
    path: '/office/api/bank-statements/:merchant/:id/approve',
    audience: 'operator',
    permission,
    summary: 'Approves a statement that another operator uploaded: its entries are stored and matched.',
    idempotent: true,
    params: one,
    body: z.strictObject({}),
    reply: z.object({}),
    refusals: {
      'bankStatements.unknown': null,
      'bankStatements.decided': null,
      'bankStatements.secondNeeded': null,
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/bank-statements/:merchant/:id/reject',
    audience: 'operator',
    permission,
    summary: 'Rejects an uploaded statement; its content is deleted.',
    params: one,
    body: z.strictObject({ reason: note }),
    reply: z.object({}),
    refusals: { 'bankStatements.unknown': null, 'bankStatements.decided': null },
  },
  entries: {
    method: 'GET',
    path: '/office/api/bank-entries',
    audience: 'operator',
    permission: see,
    summary: 'Lists entries of bank statements: those to review oldest first, all others newest first.',
    query: z.strictObject({
      ...page,
      merchant: brand,
      state: z.enum(entryStates),
      why: z.optional(z.enum(reasons)),
      find: z.optional(words(60)),
    }),
    reply: z.object({
      rows: z.array(entryView),
      next: z.nullable(z.string()),
      counts: z.array(z.object({ state: z.enum(entryStates), count: z.int() })),
    }),
  },
  candidates: {
    method: 'GET',
    path: '/office/api/bank-entries/:merchant/:id/candidates',
    audience: 'operator',
    permission: see,
    summary:
      'Lists open deposits that an entry could belong to: by reference or account, or with its amount.',
    params: one,
    query: z.strictObject({ find: z.optional(words(40)) }),
    reply: z.object({ rows: z.array(candidate) }),
    refusals: { 'bankStatements.unknownEntry': null },
  },
  assign: {
    method: 'POST',
    path: '/office/api/bank-entries/:merchant/:id/assign',
    audience: 'operator',
    permission,
    summary:
      'Assigns an incoming entry to a deposit and credits the received amount, once. Needs two operators unless the entry names the deposit and the amount is the ordered one, within the limits of one operator.',
    idempotent: true,
    params: one,
    body: z.strictObject({ deposit: uuid, note: z.optional(note) }),
    reply: z.object({ reference: z.string() }),
    refusals: {
      'bankStatements.unknownEntry': null,
      'bankStatements.entryDecided': null,
      'bankStatements.notIncoming': null,
      'bankStatements.unknownDeposit': null,
      'bankStatements.depositClosed': null,
      'bankStatements.otherCurrency': null,
      'bankStatements.amountNotAllowed': null,
      'bankStatements.secondNeeded': null,
    },
  },
  close: {
    method: 'POST',
    path: '/office/api/bank-entries/:merchant/:id/close',
    audience: 'operator',
    permission,
    summary: 'Closes an entry without crediting it: returned to the sender, or not a deposit.',
    params: one,
    body: z.strictObject({ as: z.enum(['returned', 'closed']), note }),
    reply: z.object({}),
    refusals: {
      'bankStatements.unknownEntry': null,
      'bankStatements.entryDecided': null,
      'bankStatements.notIncoming': null,
    },
  },
})
