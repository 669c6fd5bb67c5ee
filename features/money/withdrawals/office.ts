import { ArrowUpFromLine } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  withdrawals: officePage({
    path: '/withdrawals',
    en: 'Withdrawals',
    vi: 'Rút tiền',
    needs: 'withdrawals.see',
    rail: { group: 'money', place: 30, icon: ArrowUpFromLine },
    search: ['state', 'find', 'id', 'brand', 'urgent'],
    load: async () => (await import('./office/pages.tsx')).WithdrawalsPage,
  }),
}
