import { TicketCheck } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  invitations: officePage({
    path: '/invitations',
    en: 'Invitations',
    vi: 'Lời mời',
    needs: 'invitations.see',
    rail: { group: 'people', place: 130, icon: TicketCheck },
    search: ['brand'],
    load: async () => (await import('./office/pages.tsx')).InvitationsPage,
  }),
}
