import { ChartNoAxesColumn } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  promotionReports: officePage({
    path: '/promotion-report',
    en: 'Promotion report',
    vi: 'Báo cáo khuyến mãi',
    needs: 'promotions.see',
    rail: { group: 'people', place: 304, icon: ChartNoAxesColumn },
    search: ['brand', 'id'],
    load: async () => (await import('./office/report-page.tsx')).PromotionReportPage,
  }),
}
