import { MessageSquareHeart } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  feedback: officePage({
    path: '/feedback',
    en: 'Feedback',
    vi: 'Góp ý',
    needs: 'feedback.see',
    rail: { group: 'people', place: 150, icon: MessageSquareHeart },
    search: ['state', 'find', 'id', 'brand'],
    load: async () => (await import('./office/pages.tsx')).FeedbackPage,
  }),
}
