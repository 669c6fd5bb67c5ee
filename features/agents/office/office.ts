import { Network } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  agents: officePage({
    path: '/agents',
    en: 'Agents',
    vi: 'Đại lý',
    needs: 'agents.see',
    rail: { group: 'people', place: 197, icon: Network },
    search: ['brand', 'of', 'find'],
    load: async () => (await import('./office/agents-page.tsx')).AgentsPage,
  }),
}
