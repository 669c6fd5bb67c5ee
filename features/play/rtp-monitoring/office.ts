import { Target } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  returns: officePage({
    path: '/returns',
    en: 'RTP monitoring',
    vi: 'Giám sát RTP',
    needs: 'games.see',
    rail: { group: 'games', place: 220, icon: Target },
    search: ['window'],
    load: async () => (await import('./office/pages.tsx')).RtpPage,
  }),
}
