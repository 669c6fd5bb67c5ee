import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** The groups of the member centre's menu, in order. */
export type PageGroup = 'me' | 'money' | 'records' | 'rewards' | 'news'

/** A page of the member centre, as a feature declares it in `site.ts`; its place in the menu is in `menu.ts`. */
export type MemberPanel = {
  readonly icon: LucideIcon
  readonly group: PageGroup
  /** Its component: a chunk of its own, loaded on opening. */
  readonly load: () => Promise<ComponentType>
}

/** A page with a URL of its own; its key in `site.ts` is the path. */
export type SitePage = {
  /** Text key of the window's title; undefined if the page sets it. */
  readonly title?: string
  readonly load: () => Promise<ComponentType>
}
