import { lazy } from 'react'
import type { SiteSlots } from '#ui/route/site-slots.tsx'

/** Of higher features, on pages of lower ones; loaded with the page that shows them. */
export const slots: SiteSlots = {
  BonusChoice: lazy(async () => ({
    default: (await import('#features/rewards/promotions/site/bonus-choice.tsx')).BonusChoice,
  })),
}
