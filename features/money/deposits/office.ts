import { ArrowDownToLine, WalletCards } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  deposits: officePage({
    path: '/deposits',
    en: 'Deposits',
    vi: 'Nạp tiền',
    needs: 'deposits.see',
    rail: { group: 'money', place: 40, icon: ArrowDownToLine },
    search: ['state', 'find', 'id', 'brand'],
    load: async () => (await import('./office/pages.tsx')).DepositsPage,
  }),
  methods: officePage({
    path: '/methods',
    en: 'Payment methods',
    vi: 'Phương thức nạp tiền',
    needs: 'methods.see',
    rail: { group: 'money', place: 90, icon: WalletCards },
    load: async () => (await import('./office/pages.tsx')).MethodsPage,
  }),
}
