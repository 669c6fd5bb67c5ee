import type { Input } from '#contract/route.ts'
import type { noticesOffice } from '../contract/office.ts'
import type { OfficeNotice } from './notices-panel.tsx'

/** What the form holds while somebody writes; moments as the browser's own field writes them. */
export type Draft = Pick<
  OfficeNotice,
  'type' | 'bannerGroup' | 'audience' | 'title' | 'content' | 'picture'
> & {
  readonly link: string
  readonly rank: string
  readonly from: string
  readonly to: string
  readonly isLive: boolean
}

type Body = Omit<Input<(typeof noticesOffice)['change']>['body'], 'merchant'>

const USUAL_RANK = '100'

export function draftOf(notice: OfficeNotice | null, now: Date): Draft {
  return {
    type: notice?.type ?? 'PL',
    bannerGroup: notice?.bannerGroup ?? null,
    audience: notice?.audience ?? 'all',
    title: notice?.title ?? { en: '', vi: '' },
    content: notice?.content ?? { en: '', vi: '' },
    picture: notice?.picture ?? null,
    link: notice?.link ?? '',
    rank: notice ? String(notice.rank) : USUAL_RANK,
    from: localMinute(notice?.startsAt ?? now),
    to: notice?.endsAt ? localMinute(notice.endsAt) : '',
    isLive: notice ? notice.standing !== 'draft' : true,
  }
}

export function bodyOf(draft: Draft): Body {
  const { link, rank, from, to, picture, type, bannerGroup, ...rest } = draft
  return {
    ...rest,
    type,
    bannerGroup: type === 'B' ? (bannerGroup ?? 'home') : null,
    link: link.trim() || null,
    picture: picture?.file ?? null,
    rank: Number(rank) || 0,
    startsAt: new Date(from),
    endsAt: to ? new Date(to) : null,
  }
}

/** yyyy-MM-ddTHH:mm of the browser's own zone, as its field for moments wants it. */
function localMinute(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
