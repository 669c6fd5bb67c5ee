import { UserRound } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  profile: {
    icon: UserRound,
    group: 'me',
    load: async () => (await import('./site/profile-page.tsx')).ProfilePage,
  },
} as const
