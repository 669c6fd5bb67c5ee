import { Trophy } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  races: officePage({
    path: '/races',
    en: 'Races',
    vi: 'Cuộc đua',
    needs: 'races.see',
    rail: { group: 'people', place: 320, icon: Trophy },
    search: ['brand'],
    load: async () => (await import('./office/races-panel.tsx')).RacesOfficePage,
  }),
}
