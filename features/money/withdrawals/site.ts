import { ArrowUpFromLine } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  withdraw: {
    icon: ArrowUpFromLine,
    group: 'money',
    load: async () => (await import('./site/withdraw-panel.tsx')).WithdrawPanel,
  },
} as const
