import { UserCheck } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  approvals: officePage({
    path: '/approvals',
    en: 'Approvals',
    vi: 'Phê duyệt',
    needs: 'approvals.see',
    rail: { group: null, place: 20, icon: UserCheck },
    search: ['state'],
    load: async () => (await import('./office/pages.tsx')).ApprovalsPage,
  }),
}
