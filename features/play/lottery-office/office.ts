import { CalendarCog, Dices } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  lotteryDraws: officePage({
    path: '/lottery-draws',
    en: 'Lottery draws',
    vi: 'Kỳ quay xổ số',
    needs: 'lottery.see',
    rail: { group: 'games', place: 224, icon: Dices },
    search: ['tab', 'lottery', 'area', 'state', 'from', 'to', 'draw'],
    load: async () => (await import('./office/pages.tsx')).LotteryDrawsPage,
  }),
  lotterySetup: officePage({
    path: '/lottery-setup',
    en: 'Lottery setup',
    vi: 'Cài đặt xổ số',
    needs: 'lottery.see',
    rail: { group: 'games', place: 226, icon: CalendarCog },
    search: ['tab', 'lottery', 'from', 'to'],
    load: async () => (await import('./office/setup/setup-page.tsx')).LotterySetupPage,
  }),
}
