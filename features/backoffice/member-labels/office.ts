import { Headset } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  service: officePage({
    path: '/service',
    en: 'Live chat',
    vi: 'Hỗ trợ trực tuyến',
    needs: 'service.see',
    rail: { group: 'people', place: 140, icon: Headset },
    search: ['brand', 'state', 'find', 'conversation'],
    load: async () => (await import('./office/pages.tsx')).ServicePage,
  }),
}
