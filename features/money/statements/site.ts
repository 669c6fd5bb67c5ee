import { ChartNoAxesColumn, FileText } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  personalProfit: {
    icon: ChartNoAxesColumn,
    group: 'records',
    load: async () => (await import('./site/profit-panel.tsx')).ProfitPanel,
  },
  creditReport: {
    icon: FileText,
    group: 'records',
    load: async () => (await import('./site/credit-panel.tsx')).CreditPanel,
  },
} as const
