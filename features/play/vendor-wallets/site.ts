import { WalletCards } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  transferFund: {
    icon: WalletCards,
    group: 'money',
    load: async () => (await import('./site/wallets-panel.tsx')).WalletsPanel,
  },
} as const
