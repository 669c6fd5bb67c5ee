import * as z from 'zod/mini'
import { currency, id, instant, money, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { exclusionKinds } from '#features/account/identity/rules/exclusion-kinds.ts'
import { fieldNames } from '#features/account/profile/rules.ts'
import { topics } from './rules.ts'

const byId = z.strictObject({ id })
const merchantCode = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const memberState = z.enum(['open', 'locked', 'closed'])

const filter = {
  text: z.optional(words(64)),
  merchant: z.optional(merchantCode),
  state: z.optional(memberState),
  type: z.optional(whole(0, 99)),
  label: z.optional(uuid),
}

const row = z.object({
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
  labels: z.array(z.string()),
  /** Name of the VIP rank; null: the base rank. */
  rank: z.nullable(z.object({ en: z.string(), vi: z.string() })),
})

const label = z.object({ id: uuid, name: z.string(), isShown: z.boolean() })
const told = z.array(z.object({ field: z.enum(fieldNames), value: z.nullable(z.string()) }))
const unknown = { 'players.unknownMember': null } as const

/** Member search and profile for operators. */
export const memberLabelsOffice = defineContract('memberLabelsOffice', {
  find: {
    method: 'GET',
    path: '/office/api/member-labels',
    audience: 'operator',
    permission: 'members.see',
    summary:
      'Searches members, newest first; personal data are searched only with the permission to view them.',
    query: z.strictObject({ ...filter, before: z.optional(id), limit: z.optional(whole(1, 100)) }),
    /** `all` is the total number of matches, regardless of the page. */
    reply: z.object({ members: z.array(row), next: z.nullable(id), all: z.int() }),
  },
  file: {
    method: 'POST',
    path: '/office/api/member-labels/file',
    audience: 'operator',
    permission: 'records.export',
    rateLimit: '20/min',
    summary: 'Exports the search result as CSV; the export is recorded in the audit log.',
    body: z.strictObject({ ...filter, type: z.optional(z.int()) }),
    download: true,
    reply: z.unknown(),
  },
  labels: {
    method: 'GET',
    path: '/office/api/member-labels/labels',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Lists the labels of one brand or of all brands.',
    query: z.strictObject({ merchant: z.optional(merchantCode) }),
    reply: z.object({
      labels: z.array(z.object({ ...label.shape, merchant: z.string(), members: z.int() })),
    }),
  },
  addLabel: {
    method: 'POST',
    path: '/office/api/member-labels/labels',
    audience: 'operator',
    permission: 'members.correct',
    summary: 'Creates a label; a public one is shown on the member’s page.',
    body: z.strictObject({
      merchant: merchantCode,
      name: words(24, 2),
      isShown: z.boolean(),
    }),
    reply: z.object({ id: uuid }),
    refusals: { 'players.labelTaken': null },
  },
  setLabels: {
    method: 'PUT',
    path: '/office/api/members/:id/labels',
    audience: 'operator',
    permission: 'members.correct',
    summary: 'Replaces a member’s labels.',
    params: byId,
    body: z.strictObject({ labels: z.array(uuid).check(z.maxLength(20)) }),
    reply: z.object({ labels: z.array(label) }),
    refusals: unknown,
  },
  about: {
    method: 'GET',
    path: '/office/api/members/:id/about',
    audience: 'operator',
    permission: 'members.see',
    summary: 'Returns a member’s masked profile with labels, photo, open flags and any active exclusion.',
    params: byId,
    reply: z.object({
      avatar: z.string(),
      avatarType: z.enum(['CUSTOM', 'STATIC']),
      labels: z.array(label),
      told,
      flags: z.int(),
      /** The active exclusion; null if there is none, and for operators without the safer play permission. */
      away: z.nullable(z.object({ kind: z.enum(exclusionKinds), until: z.nullable(instant) })),
    }),
    refusals: unknown,
  },
  told: {
    method: 'POST',
    path: '/office/api/members/:id/told',
    audience: 'operator',
    permission: 'members.personal',
    summary: 'Returns the unmasked profile; the view is recorded in the audit log.',
    params: byId,
    body: z.strictObject({ reason: words(500, 4) }),
    reply: z.object({ told }),
    refusals: unknown,
  },
  timeline: {
    method: 'GET',
    path: '/office/api/members/:id/timeline',
    audience: 'operator',
    permission: 'members.see',
    summary:
      'Lists everything that happened to a member, newest first, limited to what the operator may see.',
    params: byId,
    query: z.strictObject({ topic: z.optional(z.enum(topics)), before: z.optional(instant) }),
    reply: z.object({
      topics: z.array(z.enum(topics)),
      events: z.array(
        z.object({
          at: instant,
          topic: z.enum(topics),
          what: z.string(),
          amount: z.nullable(money),
          by: z.nullable(z.string()),
          detail: z.nullable(z.string()),
          ref: z.string(),
        }),
      ),
      next: z.nullable(instant),
    }),
  },
})
