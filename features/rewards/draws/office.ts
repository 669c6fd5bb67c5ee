import { Ticket } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  draws: officePage({
    path: '/draws',
    en: 'Prize draws',
    vi: 'Quay thưởng',
    needs: 'draws.see',
    rail: { group: 'people', place: 320, icon: Ticket },
    search: ['brand'],
    load: async () => (await import('./office/draws-panel.tsx')).DrawsOfficePage,
  }),
}
