import { Gift } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  promotions: officePage({
    path: '/promotions',
    en: 'Promotions',
    vi: 'Khuyến mãi',
    needs: 'promotions.see',
    rail: { group: 'people', place: 300, icon: Gift },
    search: ['brand', 'tab', 'state', 'find'],
    load: async () => (await import('./office/pages.tsx')).PromotionsOfficePage,
  }),
}
