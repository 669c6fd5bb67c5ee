/** The notice types by the specification's letters (§3); the site's configuration names them. */
export const noticeTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export type NoticeType = (typeof noticeTypes)[number]

/** The default type of a call without one (specification §9). */
export const usualType: NoticeType = 'B'
