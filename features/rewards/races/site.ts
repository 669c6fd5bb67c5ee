import { Trophy } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  missionLeaderboard: {
    icon: Trophy,
    group: 'rewards',
    load: async () => (await import('./site/missions-panel.tsx')).MissionsPanel,
  },
} as const
