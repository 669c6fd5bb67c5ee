import { Send } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  transferUpline: {
    icon: Send,
    group: 'money',
    load: async () => (await import('./site/transfer-panel.tsx')).TransferPanel,
  },
} as const
