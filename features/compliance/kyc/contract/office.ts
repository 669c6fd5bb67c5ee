import * as z from 'zod/mini'
import { day, id, instant, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { checkStates, levels, rejections } from '../rules/papers.ts'
import { paperView } from './member.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const byId = z.strictObject({ id: uuid })
const file = z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/))
const see = { who: 'operator', may: 'papers.see' } as const
const decide = { who: 'operator', may: 'papers.decide' } as const
const open = { 'papers.unknown': null, 'papers.decided': null } as const

const row = z.object({
  ...paperView.def.shape,
  merchant: z.string(),
  memberId: id,
  account: z.string(),
  decidedBy: z.nullable(z.string()),
})

export const papersOffice = defineContract('papersOffice', {
  list: {
    method: 'GET',
    path: '/office/api/papers',
    ...see,
    says: 'Papers of a brand by state; of those that wait, the one that waits longest is on top.',
    query: z.strictObject({ merchant: z.optional(code), state: z.optional(z.enum(checkStates)) }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string() })),
      merchant: z.string(),
      list: z.array(row),
    }),
  },
  one: {
    method: 'POST',
    path: '/office/api/papers/:id/look',
    ...see,
    says: 'One member’s paper beside what the house knows of them; that it was looked at is written into the audit (B3).',
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
    path: '/office/api/papers/pictures/:file',
    ...see,
    says: 'A picture of a paper, unsealed for this answer alone.',
    params: z.strictObject({ file }),
    query: z.strictObject({ merchant: code }),
    download: true,
    reply: z.unknown(),
    refusals: { 'papers.unknownPicture': null },
  },
  approve: {
    method: 'POST',
    path: '/office/api/papers/:id/approve',
    ...decide,
    says: 'Says that a paper proves its member: name and birthday as they stand on it must be the member’s own, and of age.',
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
    path: '/office/api/papers/:id/reject',
    ...decide,
    says: 'Refuses a paper with a reason that the member reads; another may be sent.',
    params: byId,
    body: z.strictObject({ merchant: code, rejection: z.enum(rejections), note: z.nullable(words(300)) }),
    reply: z.object({}),
    refusals: open,
  },
  member: {
    method: 'GET',
    path: '/office/api/members/:member/papers',
    ...see,
    says: 'How far a member is known, what they sent, and whether papers were asked of them.',
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
    says: 'Asks a member for papers, whatever the jurisdiction says: money goes out only when they have proved who they are.',
    params: z.strictObject({ member: id }),
    body: z.strictObject({ reason: words(300, 4) }),
    reply: z.object({}),
    refusals: { 'papers.unknownMember': null, 'papers.alreadyProved': null },
  },
})
