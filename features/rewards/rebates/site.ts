import { Percent } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  manualRebate: {
    icon: Percent,
    group: 'records',
    load: async () => (await import('./site/rebates-panel.tsx')).RebatesPanel,
  },
} as const
