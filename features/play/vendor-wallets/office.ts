import { PiggyBank } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  vendorWallets: officePage({
    path: '/vendor-wallets',
    en: 'Provider wallets',
    vi: 'Ví nhà cung cấp',
    needs: 'transfers.see',
    rail: { group: 'money', place: 70, icon: PiggyBank },
    search: ['find', 'brand', 'state'],
    load: async () => (await import('./office/pages.tsx')).VendorWalletsPage,
  }),
}
