import { Settings2 } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  settings: officePage({
    path: '/settings',
    en: 'Settings',
    vi: 'Cấu hình',
    needs: 'settings.see',
    rail: { group: 'house', place: 280, icon: Settings2 },
    search: ['brand', 'tab'],
    load: async () => (await import('./office/settings-page.tsx')).SettingsPage,
  }),
}
