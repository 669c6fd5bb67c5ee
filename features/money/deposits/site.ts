import { ArrowDownToLine } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  depositv2: {
    icon: ArrowDownToLine,
    group: 'money',
    load: async () => (await import('./site/deposit-panel.tsx')).DepositPanel,
  },
} as const
