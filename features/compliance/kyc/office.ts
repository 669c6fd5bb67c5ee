import { IdCard } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  papers: officePage({
    path: '/papers',
    en: 'Identity verification',
    vi: 'Xác minh danh tính',
    needs: 'papers.see',
    rail: { group: 'people', place: 180, icon: IdCard },
    search: ['state', 'find', 'id', 'brand'],
    load: async () => (await import('./office/pages.tsx')).IdDocumentsPage,
  }),
}
