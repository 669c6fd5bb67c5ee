import { HandCoins } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  agentIncome: officePage({
    path: '/agent-income',
    en: 'Agent contracts',
    vi: 'Hợp đồng đại lý',
    needs: 'contracts.see',
    rail: { group: 'people', place: 198, icon: HandCoins },
    search: ['brand', 'tab', 'member', 'kind'],
    load: async () => (await import('./office/income-page.tsx')).IncomePage,
  }),
}
