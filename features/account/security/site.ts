import { ShieldCheck } from 'lucide-react'

/** Pages of the player site. */
export const site = {
  securityCenter: {
    icon: ShieldCheck,
    group: 'me',
    load: async () => (await import('./site/security-panel.tsx')).SecurityPanel,
  },
} as const
