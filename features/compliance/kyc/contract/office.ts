import * as z from 'zod/mini'
import { day, id, instant, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { checkStates, levels, rejections } from '../rules/id-documents.ts'
import { idDocumentView } from './member.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const byId = z.strictObject({ id: uuid })
const file = z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/))
const see = { audience: 'operator', permission: 'papers.see' } as const
const decide = { audience: 'operator', permission: 'papers.decide' } as const
const open = { 'papers.unknown': null, 'papers.decided': null } as const

const row = z.object({
  ...idDocumentView.def.shape,
  merchant: z.string(),
  memberId: id,
  account: z.string(),
  decidedBy: z.nullable(z.string()),
})

export const kycOffice = defineContract('kycOffice', {
  list: {
    method: 'GET',
    path: '/office/api/identity-documents',
    ...see,
    summary:
      'Lists identity documents by status, those under review oldest first, with counts of the filter.',
    query: z.strictObject({
      merchant: z.optional(code),
      state: z.optional(z.enum(checkStates)),
      /** Number, account name or member id. */
      find: z.optional(words(64)),
      ...page,
    }),
    reply: z.object({
      list: z.array(row),
      next: z.nullable(z.string()),
      counts: z.record(z.string(), z.int()),
    }),
  },
  one: {
    method: 'POST',
    path: '/office/api/identity-documents/:id/look',
    ...see,
    summary:
      'Returns one identity document beside the data on file; the view is recorded in the audit log (B3).',
    params: byId,
    body: z.strictObject({ merchant: code }),
    reply: z.object({
      ...row.def.shape,
      pictures: z.array(z.string()),
      nameOnPaper: z.nullable(z.string()),
      bornOn: z.nullable(day),
      known: z.object({ payeeName: z.nullable(z.string()), birthday: z.nullable(day) }),
      minimumAge: z.int(),
    }),
    refusals: { 'papers.unknown': null },
  },
  picture: {
    method: 'GET',
    path: '/office/api/identity-documents/pictures/:file',
    ...see,
    summary: 'Returns an image of an identity document, decrypted for this response only.',
    params: z.strictObject({ file }),
    query: z.strictObject({ merchant: code }),
    download: true,
    reply: z.unknown(),
    refusals: { 'papers.unknownPicture': null },
  },
  approve: {
    method: 'POST',
    path: '/office/api/identity-documents/:id/approve',
    ...decide,
    summary:
      'Approves an identity document: the name and date of birth on it must match the member, who must be of age.',
    params: byId,
    body: z.strictObject({ merchant: code, name: words(80, 3), bornOn: day, expiresOn: z.nullable(day) }),
    reply: z.object({}),
    refusals: {
      ...open,
      'papers.notAName': null,
      'papers.nameDiffers': null,
      'papers.birthdayDiffers': null,
      'papers.over': null,
      'papers.underAge': z.object({ least: z.int() }),
    },
  },
  reject: {
    method: 'POST',
    path: '/office/api/identity-documents/:id/reject',
    ...decide,
    summary:
      'Rejects an identity document with a reason that the member sees; the member can upload another.',
    params: byId,
    body: z.strictObject({ merchant: code, rejection: z.enum(rejections), note: z.nullable(words(300)) }),
    reply: z.object({}),
    refusals: open,
  },
  member: {
    method: 'GET',
    path: '/office/api/members/:member/papers',
    ...see,
    summary: 'Returns a member’s verification level, documents and any open request for documents.',
    params: z.strictObject({ member: id }),
    reply: z.object({
      level: z.enum(levels),
      request: z.nullable(z.object({ reason: z.string(), at: instant, by: z.string() })),
      checks: z.array(row),
    }),
    refusals: { 'papers.unknownMember': null },
  },
  ask: {
    method: 'POST',
    path: '/office/api/members/:member/papers',
    ...decide,
    summary:
      'Requests identity documents from a member, regardless of the jurisdiction; withdrawals are blocked until they are verified.',
    params: z.strictObject({ member: id }),
    body: z.strictObject({ reason: words(300, 4) }),
    reply: z.object({}),
    refusals: { 'papers.unknownMember': null, 'papers.alreadyProved': null },
  },
})
