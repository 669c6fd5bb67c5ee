import { Handshake } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  matching: officePage({
    path: '/matching',
    en: 'Peer-to-peer payouts',
    vi: 'Ghép lệnh nạp–rút',
    needs: 'withdrawals.see',
    rail: { group: 'money', place: 50, icon: Handshake },
    search: ['brand', 'state', 'find', 'offers'],
    load: async () => (await import('./office/pages.tsx')).P2pPayoutsPage,
  }),
}
