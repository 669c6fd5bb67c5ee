import { MessageSquareHeart } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  feedback: {
    icon: MessageSquareHeart,
    group: 'news',
    load: async () => (await import('./site/feedback-panel.tsx')).FeedbackPanel,
  },
} as const
