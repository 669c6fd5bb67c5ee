import { Scale } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  cardReview: officePage({
    path: '/card-review',
    en: 'Card room review',
    vi: 'Xét phòng game bài',
    needs: 'rooms.review',
    rail: { group: 'people', place: 191, icon: Scale },
    search: ['brand', 'member'],
    load: async () => (await import('./office/review-page.tsx')).CardReviewPage,
  }),
}
