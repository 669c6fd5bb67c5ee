import { Gift } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  mall: officePage({
    path: '/mall',
    en: 'Points mall',
    vi: 'Cửa hàng điểm',
    needs: 'mall.see',
    rail: { group: 'people', place: 194, icon: Gift },
    search: ['tab', 'state', 'find', 'brand'],
    load: async () => (await import('./office/pages.tsx')).MallPage,
  }),
}
