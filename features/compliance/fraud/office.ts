import { Radar } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  risk: officePage({
    path: '/risk',
    en: 'Risk',
    vi: 'Rủi ro',
    needs: 'risk.see',
    rail: { group: 'people', place: 190, icon: Radar },
    search: ['state', 'find', 'id', 'brand', 'rule', 'assigned'],
    load: async () => (await import('./office/pages.tsx')).FraudPage,
  }),
}
