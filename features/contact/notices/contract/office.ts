import * as z from 'zod/mini'
import { instant, uuid, whole, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { MOST_RICH } from '#kit/rich-html.ts'
import { audiences, bannerGroups } from '../rules/notices.ts'
import { noticeTypes } from '#features/platform/settings/rules/notice-types.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const file = z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/))
const byId = z.strictObject({ id: uuid })
const rich = z.string().check(z.maxLength(MOST_RICH))

const picture = z.object({ file: z.string(), src: z.string(), width: z.int(), height: z.int() })

/** Texts in both languages, as entered by an operator. */
export const bothWords = z.strictObject({ en: words(160), vi: words(160) })
export const bothRich = z.strictObject({ en: rich, vi: rich })

const written = {
  type: z.enum(noticeTypes),
  bannerGroup: z.nullable(z.enum(bannerGroups)),
  audience: z.enum(audiences),
  title: bothWords,
  content: bothRich,
  link: z.nullable(words(300)),
  picture: z.nullable(file),
  rank: z.int().check(z.gte(0), z.lte(9_999)),
  startsAt: instant,
  endsAt: z.nullable(instant),
  isLive: z.boolean(),
}

const row = z.object({
  id: uuid,
  merchant: z.string(),
  type: z.enum(noticeTypes),
  bannerGroup: z.nullable(z.enum(bannerGroups)),
  audience: z.enum(audiences),
  title: z.object({ en: z.string(), vi: z.string() }),
  content: z.object({ en: z.string(), vi: z.string() }),
  link: z.nullable(z.string()),
  picture: z.nullable(picture),
  rank: z.int(),
  startsAt: instant,
  endsAt: z.nullable(instant),
  standing: z.enum(['draft', 'coming', 'shown', 'over', 'withdrawn']),
  changedBy: z.string(),
  changedAt: instant,
})

const see = { audience: 'operator', permission: 'notices.see' } as const
const change = { audience: 'operator', permission: 'notices.change' } as const

const problems = {
  'notices.bannerNeedsPlace': null,
  'notices.bannerNeedsPicture': null,
  'notices.linkInvalid': null,
  'notices.contentEmpty': null,
  'notices.endsTooEarly': null,
  'notices.unknownPicture': null,
} as const

export const noticesOffice = defineContract('noticesOffice', {
  list: {
    method: 'GET',
    path: '/office/api/notices',
    ...see,
    summary: 'Lists a brand’s notices, live ones first.',
    query: z.strictObject({
      merchant: z.optional(code),
      type: z.optional(z.enum(noticeTypes)),
      limit: z.optional(whole(1, 200)),
    }),
    reply: z.object({
      brands: z.array(z.object({ code: z.string(), name: z.string(), timeZone: z.string() })),
      merchant: z.string(),
      list: z.array(row),
    }),
  },
  create: {
    method: 'POST',
    path: '/office/api/notices',
    ...change,
    summary: 'Creates a notice; a published one is shown from its start time.',
    idempotent: true,
    body: z.strictObject({ merchant: code, ...written }),
    reply: row,
    refusals: problems,
  },
  change: {
    method: 'PUT',
    path: '/office/api/notices/:id',
    ...change,
    summary: 'Changes a notice; open pages update immediately.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ merchant: code, ...written }),
    reply: row,
    refusals: { ...problems, 'notices.unknown': null, 'notices.isWithdrawn': null },
  },
  withdraw: {
    method: 'POST',
    path: '/office/api/notices/:id/withdraw',
    ...change,
    summary: 'Withdraws a notice permanently; it stays on record.',
    params: byId,
    body: z.strictObject({ merchant: code, reason: words(300, 4) }),
    reply: z.object({}),
    refusals: { 'notices.unknown': null, 'notices.isWithdrawn': null },
  },
  bringPicture: {
    method: 'POST',
    path: '/office/api/notices/pictures',
    ...change,
    summary: 'Uploads an image (PNG or JPG) for a notice or a text.',
    rateLimit: '60/h',
    body: z.strictObject({ merchant: code }),
    files: { field: 'picture', atMost: 1, maxBytes: 5 * 1024 * 1024 },
    reply: picture,
    refusals: {
      'notices.pictureMissing': null,
      'notices.notPicture': null,
      'notices.pictureTooBig': z.object({ megapixels: z.int() }),
    },
  },
})
