import { Link2 } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  affiliates: officePage({
    path: '/affiliates',
    en: 'Affiliates',
    vi: 'Đối tác liên kết',
    needs: 'affiliates.see',
    rail: { group: 'people', place: 198, icon: Link2 },
    search: ['brand', 'tab', 'find'],
    load: async () => (await import('./office/affiliates-page.tsx')).AffiliatesPage,
  }),
}
