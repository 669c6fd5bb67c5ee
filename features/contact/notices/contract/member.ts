import * as z from 'zod/mini'
import { uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { bannerGroups } from '../rules/notices.ts'
import { noticeTypes } from '#features/platform/settings/rules/notice-types.ts'

const notice = z.object({
  id: uuid,
  type: z.enum(noticeTypes),
  bannerGroup: z.nullable(z.enum(bannerGroups)),
  title: z.string(),
  /** Sanitised HTML; the page sanitises it again. */
  content: z.string(),
  /** yyyy-MM-dd HH:mm:ss in the brand's time zone (decision 39). */
  timestamp: z.string(),
  link: z.nullable(z.string()),
  picture: z.nullable(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  /** A pop-up that this member has closed before. */
  isSeen: z.boolean(),
})

const list = z.array(notice)

export const notices = defineContract('notices', {
  list: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    audience: 'anyone',
    summary:
      'Lists the brand’s current notices, as a list and by group: B banners, PL player, PU popup, PR promotion, H headlines.',
    query: z.strictObject({
      /** Letters separated by commas; none means the execution type. */
      types: z.optional(z.string().check(z.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/))),
      platform: z.optional(z.literal('W')),
      execution: z.optional(z.enum(noticeTypes)),
    }),
    reply: z.object({
      list,
      groups: z.object({ player: list, banners: list, popup: list, promotion: list, headlines: list }),
    }),
  },
  seen: {
    method: 'POST',
    path: '/api/notices/:id/seen',
    audience: 'member',
    summary: 'Records that the member closed a pop-up, which isn’t shown again.',
    params: z.strictObject({ id: uuid }),
    rateLimit: '60/min',
    reply: z.object({}),
  },
  picture: {
    method: 'GET',
    path: '/api/notices/pictures/:file',
    audience: 'anyone',
    listeners: ['site', 'office'],
    summary: 'Returns an image of a notice, re-encoded from the upload.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[\w-]{8,80}\.jpg$/)) }),
    download: true,
    reply: z.unknown(),
    refusals: { 'notices.unknownPicture': null },
  },
})
