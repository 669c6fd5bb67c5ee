import { Megaphone } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  notices: officePage({
    path: '/notices',
    en: 'Notices',
    vi: 'Thông báo',
    needs: 'notices.see',
    rail: { group: 'words', place: 240, icon: Megaphone },
    search: ['brand', 'type'],
    load: async () => (await import('./office/pages.tsx')).NoticesPage,
  }),
}
