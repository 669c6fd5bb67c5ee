import { Layers } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  lotteryPools: officePage({
    path: '/lottery-pools',
    en: 'Lottery jackpots',
    vi: 'Jackpot xổ số',
    needs: 'lotteryPools.see',
    rail: { group: 'games', place: 229, icon: Layers },
    search: ['pool'],
    load: async () => (await import('./office/pages.tsx')).LotteryPoolsPage,
  }),
}
