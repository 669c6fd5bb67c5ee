import { FileText } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  pages: officePage({
    path: '/pages',
    en: 'Pages',
    vi: 'Trang nội dung',
    needs: 'pages.see',
    rail: { group: 'words', place: 250, icon: FileText },
    search: ['brand', 'tab'],
    load: async () => (await import('./office/pages.tsx')).PagesPage,
  }),
}
