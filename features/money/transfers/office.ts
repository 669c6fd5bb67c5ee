import { ArrowLeftRight } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  transfers: officePage({
    path: '/transfers',
    en: 'Transfers',
    vi: 'Chuyển trong tuyến',
    needs: 'transfers.see',
    rail: { group: 'money', place: 60, icon: ArrowLeftRight },
    search: ['find', 'brand', 'state'],
    load: async () => (await import('./office/pages.tsx')).TransfersPage,
  }),
}
