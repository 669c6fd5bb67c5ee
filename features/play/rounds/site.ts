import { ListOrdered } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  personalHistoryCopy: {
    icon: ListOrdered,
    group: 'records',
    load: async () => (await import('./site/record/betting-record-panel.tsx')).BettingRecordPanel,
  },
} as const
