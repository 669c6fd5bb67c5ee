import { UserRoundPlus } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  referrals: officePage({
    path: '/referrals',
    en: 'Referrals',
    vi: 'Giới thiệu bạn bè',
    needs: 'referrals.see',
    rail: { group: 'people', place: 306, icon: UserRoundPlus },
    search: ['brand', 'tab', 'state', 'find'],
    load: async () => (await import('./office/referrals-page.tsx')).ReferralsPage,
  }),
}
