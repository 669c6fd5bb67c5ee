import { standingOf } from '../rules/notices.ts'
import type { NoticeRow } from '../store/notices.ts'
import { cleanHtml } from './clean.ts'
import { pictureOf } from './read.ts'

/** A notice for the back office: both languages, sanitised as a reader would get it. */
export function officeView(row: NoticeRow, now: Date) {
  const { id, merchant, type, bannerGroup, audience, title, link, rank, startsAt, endsAt } = row
  return {
    id,
    merchant,
    type,
    bannerGroup,
    audience,
    title,
    content: { en: cleanHtml(row.content.en), vi: cleanHtml(row.content.vi) },
    link,
    picture: pictureOf(row),
    rank,
    startsAt,
    endsAt,
    standing: standingOf(row, now),
    changedBy: row.changedBy,
    changedAt: row.changedAt,
  }
}
