import { House, type LucideIcon, Scale } from 'lucide-react'
import type { MemberPage } from '../member/pages.ts'

/** One entry of a menu: where it leads, and who sees it. Entries appear with their features (decision 43). */
export type NavEntry = {
  readonly key: string
  readonly label: string
  readonly icon: LucideIcon
  readonly to: { readonly path: '/index' | '/fairness' } | { readonly member: MemberPage }
  readonly needs?: 'member'
}

export const mainEntries: readonly NavEntry[] = [
  { key: 'home', label: 'shell.home', icon: House, to: { path: '/index' } },
  { key: 'fairness', label: 'shell.fairness', icon: Scale, to: { path: '/fairness' } },
]
