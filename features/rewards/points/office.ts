import { Sparkles } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  points: officePage({
    path: '/points',
    en: 'Points report',
    vi: 'Báo cáo điểm',
    needs: 'points.see',
    rail: { group: 'people', place: 192, icon: Sparkles },
    search: ['brand'],
    load: async () => (await import('./office/points-page.tsx')).PointsPage,
  }),
}
