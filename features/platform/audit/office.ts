import { ScrollText } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  audit: officePage({
    path: '/audit',
    en: 'Audit log',
    vi: 'Nhật ký kiểm toán',
    needs: 'audit.see',
    rail: { group: 'house', place: 310, icon: ScrollText },
    search: ['operator', 'action', 'object', 'days'],
    load: async () => (await import('./office/pages.tsx')).AuditPage,
  }),
}
