import { PlugZap, ReceiptText } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  processors: officePage({
    path: '/processors',
    en: 'Processor keys',
    vi: 'Khoá cổng thanh toán',
    needs: 'processors.see',
    rail: { group: 'money', place: 100, icon: PlugZap },
    load: async () => (await import('./office/pages.tsx')).ProcessorsPage,
  }),
  paymentCases: officePage({
    path: '/payment-cases',
    en: 'Refunds and disputes',
    vi: 'Hoàn tiền và khiếu nại',
    needs: 'deposits.see',
    rail: { group: 'money', place: 85, icon: ReceiptText },
    search: ['state'],
    load: async () => (await import('./office/pages.tsx')).PaymentCasesPage,
  }),
}
