import { HeartHandshake } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  saferPlay: {
    icon: HeartHandshake,
    group: 'me',
    load: async () => (await import('./site/safer-play-panel.tsx')).SaferPlayPanel,
  },
  '/saferplay': {
    load: async () => (await import('./site/safer-play-page.tsx')).SaferPlayPage,
  },
} as const
