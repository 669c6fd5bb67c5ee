import { Mails } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  messages: officePage({
    path: '/messages',
    en: 'Messages',
    vi: 'Tin gửi đi',
    needs: 'messages.see',
    rail: { group: 'words', place: 270, icon: Mails },
    search: ['state', 'channel'],
    load: async () => (await import('./office/pages.tsx')).MessagesPage,
  }),
}
