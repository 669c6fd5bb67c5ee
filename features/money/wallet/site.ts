import { ReceiptText } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  transactionHistory: {
    icon: ReceiptText,
    group: 'records',
    load: async () => (await import('./site/account-record-panel.tsx')).AccountRecordPanel,
  },
} as const
