import { Landmark } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  bankStatements: officePage({
    path: '/bank-statements',
    en: 'Bank statements',
    vi: 'Sao kê ngân hàng',
    needs: 'deposits.see',
    rail: { group: 'money', place: 45, icon: Landmark },
    search: ['tab', 'state', 'find', 'brand'],
    load: async () => (await import('./office/pages.tsx')).BankStatementsPage,
  }),
}
