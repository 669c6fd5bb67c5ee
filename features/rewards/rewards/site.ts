import { PackageOpen } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  rewardCenter: {
    icon: PackageOpen,
    group: 'rewards',
    load: async () => (await import('./site/reward-centre.tsx')).RewardCentre,
  },
} as const
