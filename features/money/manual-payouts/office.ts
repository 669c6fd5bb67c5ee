import { HandCoins } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  manualPayouts: officePage({
    path: '/manual-payouts',
    en: 'Manual payouts',
    vi: 'Chi thủ công',
    needs: 'withdrawals.see',
    rail: { group: 'money', place: 35, icon: HandCoins },
    search: ['state', 'find', 'id', 'brand'],
    load: async () => (await import('./office/pages.tsx')).ManualPayoutsPage,
  }),
}
