// The meaning of the letters of a notice's type (specification §3), who sees it, and when. Example: a pop-up of type PU from 08:00 for
// members is shown to a member at 08:00:00 and to no visitor.

import { noticeTypes, type NoticeType } from '#features/platform/settings/rules/notice-types.ts'

/** The data groups of the specification, one for each type; H is the row of headlines. */
export const groupOf = { B: 'banners', PL: 'player', PU: 'popup', PR: 'promotion', H: 'headlines' } as const

export const bannerGroups = ['home', 'w_login', 'w_register'] as const
export type BannerGroup = (typeof bannerGroups)[number]

export const audiences = ['all', 'visitors', 'members'] as const
export type Audience = (typeof audiences)[number]

export type Scheduled = {
  readonly state: 'draft' | 'live' | 'withdrawn'
  readonly startsAt: Date
  readonly endsAt: Date | null
}

/** A notice's state at a moment; the start is inclusive, the end exclusive. */
export function standingOf(
  notice: Scheduled,
  now: Date,
): 'draft' | 'coming' | 'shown' | 'over' | 'withdrawn' {
  if (notice.state !== 'live') return notice.state
  if (notice.startsAt > now) return 'coming'
  return notice.endsAt !== null && notice.endsAt <= now ? 'over' : 'shown'
}

export function isFor(audience: Audience, isMember: boolean): boolean {
  return audience === 'all' || (audience === 'members') === isMember
}

/** 'B,PL' as types, each once, in order; null if a letter is unknown. */
export function typesOf(text: string): readonly NoticeType[] | null {
  const wanted = [...new Set(text.split(',').map((letter) => letter.trim()))]
  const known = wanted.flatMap((letter) => noticeTypes.filter((type) => type === letter))
  return known.length === wanted.length ? known : null
}

const PER_PAGE = 9

/** The page of a stored notice index, counted from 1, and the selected notice on the page. */
export function placeOf(
  index: number,
  count: number,
): { readonly page: number; readonly selected: number | null } {
  if (!Number.isInteger(index) || index < 0 || index >= count) return { page: 1, selected: null }
  return { page: Math.floor(index / PER_PAGE) + 1, selected: index }
}

/** Indexes of a page of nine. */
export function pageOf(
  page: number,
  count: number,
): { readonly from: number; readonly to: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(count / PER_PAGE))
  const shown = Math.min(Math.max(1, page), pages)
  return { from: (shown - 1) * PER_PAGE, to: Math.min(count, shown * PER_PAGE), pages }
}
