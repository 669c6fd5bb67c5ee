import {
  Bell,
  CircleHelp,
  Coins,
  Flame,
  Gift,
  Heart,
  HeartHandshake,
  House,
  type LucideIcon,
  Scale,
  Smartphone,
  Trophy,
} from 'lucide-react'

/** A menu entry that links to a separate page. Entries appear with their features (decision 43). */
export type NavEntry = { readonly path: string; readonly label: string; readonly icon: LucideIcon }

/** Above the categories, with which they form the list of games (SHL-06). */
export const gameEntries: readonly NavEntry[] = [
  { path: '/index', label: 'shell.home', icon: House },
  { path: '/hot', label: 'category.HOT', icon: Flame },
  { path: '/fav', label: 'category.FAV', icon: Heart },
]

/** Our own sportsbook, below the categories of providers unless it is one of them. */
export const sportsEntry: NavEntry = { path: '/sports', label: 'category.SPORTS', icon: Trophy }

/** Between deposit and withdrawal, and for visitors after the forms (SHL-06). */
export const promotionsEntry: NavEntry = { path: '/promotions', label: 'shell.promotions', icon: Gift }

/** After the reward centre. */
export const mallEntry: NavEntry = { path: '/pointMall', label: 'shell.pointMall', icon: Coins }

/** First help entries, in the order of SHL-06; customer service follows. */
export const appEntry: NavEntry = { path: '/down', label: 'shell.app', icon: Smartphone }

/** All other help entries, at the end of the menu. */
export const helpEntries: readonly NavEntry[] = [
  { path: '/noticePage', label: 'shell.notices', icon: Bell },
  { path: '/help', label: 'shell.help', icon: CircleHelp },
  { path: '/fairness', label: 'shell.fairness', icon: Scale },
  { path: '/saferplay', label: 'member.saferPlay', icon: HeartHandshake },
]
