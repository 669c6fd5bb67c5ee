import { Crown } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  vip: officePage({
    path: '/vip',
    en: 'VIP ranks',
    vi: 'Hạng VIP',
    needs: 'vip.see',
    rail: { group: 'people', place: 196, icon: Crown },
    search: ['brand', 'tab'],
    load: async () => (await import('./office/vip-page.tsx')).VipPage,
  }),
}
