import { ListChecks } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  missions: officePage({
    path: '/missions',
    en: 'Missions',
    vi: 'Nhiệm vụ',
    needs: 'missions.see',
    rail: { group: 'people', place: 310, icon: ListChecks },
    search: ['brand'],
    load: async () => (await import('./office/missions-panel.tsx')).MissionsOfficePage,
  }),
}
