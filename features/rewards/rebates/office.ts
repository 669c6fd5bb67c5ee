import { Percent } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  rebates: officePage({
    path: '/rebates',
    en: 'Rebates',
    vi: 'Hoàn tiền',
    needs: 'rebates.see',
    rail: { group: 'people', place: 196, icon: Percent },
    search: ['brand', 'tab', 'member'],
    load: async () => (await import('./office/rebates-page.tsx')).RebatesPage,
  }),
}
