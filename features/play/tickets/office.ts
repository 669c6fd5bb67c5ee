import { Ticket } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  tickets: officePage({
    path: '/tickets',
    en: 'Instant tickets',
    vi: 'Vé cào',
    needs: 'tickets.see',
    rail: { group: 'games', place: 240, icon: Ticket },
    search: [],
    load: async () => (await import('./office/tickets-panel.tsx')).TicketsOfficePage,
  }),
}
