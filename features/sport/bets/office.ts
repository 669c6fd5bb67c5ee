import { Trophy } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  sportDesk: officePage({
    path: '/sports',
    en: 'Sports trading',
    vi: 'Giao dịch thể thao',
    needs: 'sport.see',
    rail: { group: 'games', place: 228, icon: Trophy },
    search: ['tab', 'when', 'find', 'event'],
    load: async () => (await import('./office/desk.tsx')).SportDeskPage,
  }),
}
