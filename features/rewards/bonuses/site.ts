import { Gift } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  bonusDetails: {
    icon: Gift,
    group: 'rewards',
    load: async () => (await import('./site/bonuses-panel.tsx')).BonusesPanel,
  },
} as const
