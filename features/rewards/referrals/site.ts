import { UserRoundPlus } from 'lucide-react'

/** Pages of the player site: the member's own, and what a visitor reads of it. */
export const site = {
  referral: {
    icon: UserRoundPlus,
    group: 'rewards',
    load: async () => (await import('./site/referral-panel.tsx')).ReferralPanel,
  },
  '/invite': {
    title: 'referrals.title',
    load: async () => (await import('./site/invite-page.tsx')).InvitePage,
  },
} as const
