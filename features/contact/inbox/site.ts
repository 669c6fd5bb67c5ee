import { Inbox } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  messageV2: {
    icon: Inbox,
    group: 'news',
    load: async () => (await import('./site/inbox-panel.tsx')).InboxPanel,
  },
  '/unsubscribe/:token': {
    title: 'inbox.leave.title',
    load: async () => (await import('./site/leave-page.tsx')).LeavePage,
  },
} as const
