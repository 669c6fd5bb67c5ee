import type { Input } from '#contract/route.ts'
import { minuteIn, momentIn } from '#kit/day/zoned.ts'
import type { noticesOffice } from '../contract/office.ts'
import type { OfficeNotice } from './notices-panel.tsx'

/** The form's state while a notice is edited; times in the office's time zone. */
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

export function draftOf(notice: OfficeNotice | null, now: Date, zone: string): Draft {
  return {
    type: notice?.type ?? 'PL',
    bannerGroup: notice?.bannerGroup ?? null,
    audience: notice?.audience ?? 'all',
    title: notice?.title ?? { en: '', vi: '' },
    content: notice?.content ?? { en: '', vi: '' },
    picture: notice?.picture ?? null,
    link: notice?.link ?? '',
    rank: notice ? String(notice.rank) : USUAL_RANK,
    from: minuteIn(zone, notice?.startsAt ?? now),
    to: notice?.endsAt ? minuteIn(zone, notice.endsAt) : '',
    isLive: notice ? notice.standing !== 'draft' : true,
  }
}

export function bodyOf(draft: Draft, zone: string): Body {
  const { link, rank, from, to, picture, type, bannerGroup, ...rest } = draft
  return {
    ...rest,
    type,
    bannerGroup: type === 'B' ? (bannerGroup ?? 'home') : null,
    link: link.trim() || null,
    picture: picture?.file ?? null,
    rank: Number(rank) || 0,
    startsAt: momentIn(zone, from),
    endsAt: to ? momentIn(zone, to) : null,
  }
}
