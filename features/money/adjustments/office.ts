import { Scale } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  adjustments: officePage({
    path: '/adjustments',
    en: 'Balance adjustments',
    vi: 'Điều chỉnh số dư',
    needs: 'adjustments.see',
    rail: { group: 'money', place: 80, icon: Scale },
    search: ['state', 'member'],
    load: async () => (await import('./office/pages.tsx')).AdjustmentsPage,
  }),
}
