import { Spade } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  liveTables: officePage({
    path: '/live-tables',
    en: 'Live tables',
    vi: 'Bàn trực tiếp',
    needs: 'liveTables.see',
    rail: { group: 'games', place: 222, icon: Spade },
    search: ['tab', 'table', 'part'],
    load: async () => (await import('./office/page.tsx')).LiveTablesPage,
  }),
}
