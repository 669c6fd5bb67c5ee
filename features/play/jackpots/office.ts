import { Gem } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  jackpots: officePage({
    path: '/jackpots',
    en: 'Jackpots',
    vi: 'Jackpot',
    needs: 'jackpots.see',
    rail: { group: 'games', place: 228, icon: Gem },
    search: ['pool'],
    load: async () => (await import('./office/pages.tsx')).JackpotsPage,
  }),
}
