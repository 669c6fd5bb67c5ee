import { Hand } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  dealerTables: officePage({
    path: '/dealer-tables',
    en: 'Dealer tables',
    vi: 'Bàn dealer',
    needs: 'dealers.deal',
    rail: { group: 'games', place: 223, icon: Hand },
    search: ['table', 'part'],
    load: async () => (await import('./office/page.tsx')).DealerTablesPage,
  }),
}
