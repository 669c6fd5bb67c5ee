import { UsersRound } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  segments: officePage({
    path: '/segments',
    en: 'Segments',
    vi: 'Nhóm hội viên',
    needs: 'segments.see',
    rail: { group: 'people', place: 302, icon: UsersRound },
    search: ['brand'],
    load: async () => (await import('./office/segments-page.tsx')).SegmentsPage,
  }),
}
