import { ChartNoAxesColumn } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  reports: officePage({
    path: '/reports',
    en: 'Reports',
    vi: 'Báo cáo',
    needs: 'reports.see',
    rail: { group: 'money', place: 110, icon: ChartNoAxesColumn },
    search: ['report', 'period'],
    load: async () => (await import('./office/pages.tsx')).ReportsPage,
  }),
}
