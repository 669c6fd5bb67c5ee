import { Crown } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  playerRank: {
    icon: Crown,
    group: 'me',
    load: async () => (await import('./site/rank-panel.tsx')).RankPanel,
  },
  '/vip': {
    title: 'vip.title',
    load: async () => (await import('./site/vip-page.tsx')).VipPage,
  },
} as const
