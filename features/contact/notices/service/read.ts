import type { App } from '#server/app.ts'
import type { Language } from '#server/call.ts'
import { createCache } from '#server/cache.ts'
import { usualType, type NoticeType } from '#features/platform/settings/rules/notice-types.ts'
import { groupOf, isFor, typesOf } from '../rules/notices.ts'
import { seenBy, shownNotices, type NoticeRow } from '../store/notices.ts'
import { cleanHtml } from './clean.ts'

/** Every first page load needs this: sanitised HTML is cached; the key is the text. */
const KEEP_MS = 3_600_000

export type Asked = {
  readonly merchant: { readonly code: string; readonly timeZone: string }
  readonly language: Language
  readonly memberId: bigint | null
  readonly types: readonly NoticeType[]
  readonly now: Date
}

/** A brand's current notices for one reader. */
export function createNotices(app: App) {
  const keep = createCache<string>(KEEP_MS)
  // sanitised again on reading, in case the row was written without it (C1)
  const clean = (html: string) => keep(html, async () => cleanHtml(html))
  return async ({ merchant, language, memberId, types, now }: Asked) => {
    const [rows, seen] = await Promise.all([
      shownNotices(app.db, merchant.code, now),
      memberId === null ? new Set<string>() : seenBy(app.db, memberId),
    ])
    const list = await Promise.all(
      rows
        .filter(({ type, audience }) => types.includes(type) && isFor(audience, memberId !== null))
        .map(async (row) => ({
          ...noticeView(row, { language, timeZone: merchant.timeZone, isSeen: seen.has(row.id) }),
          content: await clean(row.content[language]),
        })),
    )
    const of = (group: (typeof groupOf)[NoticeType]) => list.filter(({ type }) => groupOf[type] === group)
    return {
      list,
      groups: {
        player: of('player'),
        banners: of('banners'),
        popup: of('popup'),
        promotion: of('promotion'),
        headlines: of('headlines'),
      },
    }
  }
}

type Reading = { readonly language: Language; readonly timeZone: string; readonly isSeen: boolean }

function noticeView(row: NoticeRow, { language, timeZone, isSeen }: Reading) {
  return {
    id: row.id,
    type: row.type,
    bannerGroup: row.bannerGroup,
    title: row.title[language],
    timestamp: timestampOf(row.startsAt, timeZone),
    link: row.link,
    picture: pictureOf(row),
    isSeen,
  }
}

export function pictureOf({ picture, width, height }: Pick<NoticeRow, 'picture' | 'width' | 'height'>) {
  if (picture === null || width === null || height === null) return null
  return { file: picture, src: pictureAddress(picture), width, height }
}

export const pictureAddress = (file: string): string => `/api/notices/pictures/${file}`

/** yyyy-MM-dd HH:mm:ss in the brand's zone; 24-hour clock (decision 39). */
export function timestampOf(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone,
  })
  return format.format(at)
}

/** The requested types: those given, otherwise the execution type, otherwise banners. */
export function askedTypes(query: {
  readonly types?: string | undefined
  readonly execution?: NoticeType | undefined
}) {
  return (query.types === undefined ? null : typesOf(query.types)) ?? [query.execution ?? usualType]
}

/** The size of one page of the notice list (§9). */
const TITLES_MOST = 9

/** A brand's current notices for visitors, titles only: small enough for the start-up call. */
export async function noticeTitles(
  { db }: Pick<App, 'db'>,
  { merchant, language, now }: Pick<Asked, 'merchant' | 'language' | 'now'>,
) {
  const rows = await shownNotices(db, merchant.code, now)
  return rows
    .filter(({ type, audience }) => type !== 'B' && isFor(audience, false))
    .slice(0, TITLES_MOST)
    .map((row) => ({
      type: row.type,
      title: row.title[language],
      timestamp: timestampOf(row.startsAt, merchant.timeZone),
    }))
}
