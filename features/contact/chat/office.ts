import { MessagesSquare } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  chat: officePage({
    path: '/chat',
    en: 'Chat room',
    vi: 'Phòng chat',
    needs: 'chat.see',
    rail: { group: 'people', place: 160, icon: MessagesSquare },
    search: ['brand'],
    load: async () => (await import('./office/pages.tsx')).ChatPage,
  }),
}
