import { MailPlus } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  letters: officePage({
    path: '/letters',
    en: 'Campaigns',
    vi: 'Chiến dịch',
    needs: 'letters.see',
    rail: { group: 'words', place: 260, icon: MailPlus },
    search: ['brand'],
    load: async () => (await import('./office/campaigns-panel.tsx')).CampaignsPage,
  }),
}
