import { Plug } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  vendors: officePage({
    path: '/vendors',
    en: 'Providers',
    vi: 'Nhà cung cấp',
    needs: 'vendors.see',
    rail: { group: 'games', place: 230, icon: Plug },
    load: async () => (await import('./office/pages.tsx')).VendorsPage,
  }),
}
