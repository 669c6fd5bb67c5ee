import { richLink } from '#kit/rich-html.ts'
import type { BannerGroup } from './notices.ts'
import type { NoticeType } from '#features/platform/settings/rules/notice-types.ts'

// Validation of an operator's notice. A banner needs a position and a picture; a notice with content needs texts in both languages; a link
// is a path of the site or https. Example: a banner without a picture is refused, a headline without content is not.

export type Draft = {
  readonly type: NoticeType
  readonly bannerGroup: BannerGroup | null
  readonly content: { readonly en: string; readonly vi: string }
  readonly link: string | null
  readonly picture: string | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly isLive: boolean
}

export type WrittenProblem =
  | 'notices.bannerNeedsPlace'
  | 'notices.bannerNeedsPicture'
  | 'notices.linkInvalid'
  | 'notices.contentEmpty'
  | 'notices.endsTooEarly'

/** Types with content, which must not be empty in either language. */
const READ: ReadonlySet<NoticeType> = new Set(['PL', 'PU', 'PR'])

/** What is wrong with a draft whose content is already sanitised; null if it is valid. */
export function checkWritten(draft: Draft): WrittenProblem | null {
  const { type, bannerGroup, content, link, picture, startsAt, endsAt, isLive } = draft
  if ((type === 'B') !== (bannerGroup !== null)) return 'notices.bannerNeedsPlace'
  if (type === 'B' && picture === null && isLive) return 'notices.bannerNeedsPicture'
  const led = link === null ? null : richLink(link)
  if (link !== null && (!led || !/^(https:\/\/|\/)/.test(led.href))) return 'notices.linkInvalid'
  if (READ.has(type) && isLive && (isBlank(content.en) || isBlank(content.vi))) return 'notices.contentEmpty'
  return endsAt !== null && endsAt <= startsAt ? 'notices.endsTooEarly' : null
}

function isBlank(html: string): boolean {
  return !/<img\b/.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
