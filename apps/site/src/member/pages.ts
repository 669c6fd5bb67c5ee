import type { ComponentType } from 'react'
import { site } from '#features/declared/site.ts'
import type { MemberPanel } from '#ui/route/site.ts'
import { centreWords, depositWords, moreWords } from '../words.ts'
import { part } from '../words/part.ts'
import type { MemberPage } from './names.ts'

/**
 * The pages of the member centre by the names of the specification, as each feature declares its own in `site.ts`; their order and flags
 * come from the menu that the server returns too. A name in menus is the text `member.<page>`.
 */
export const pageEntries: { readonly [Page in MemberPage]: MemberPanel } = site

const panels: { [Page in MemberPage]?: ComponentType } = {}

/** A page's component: a separate chunk, loaded on opening. */
export function panelOf(page: MemberPage): ComponentType {
  return (panels[page] ??= part(pageEntries[page].load, page === 'depositv2' ? depositWords : moreWords))
}

/** A small count beside the name, such as unread messages; hidden when it is zero. */
export const badges: { readonly [Page in MemberPage]?: ComponentType } = {
  missionLeaderboard: part(async () => (await import('./missions-waiting.tsx')).MissionsWaiting, centreWords),
  messageV2: part(async () => (await import('./unread.tsx')).Unread, centreWords),
}
