import { lazy } from 'react'
import type { SiteSlots } from '#ui/route/site-slots.tsx'
import { moreWords } from '../words.ts'

/** Of higher features, on pages of lower ones; loaded with the page that shows them, their texts included. */
export const slots: SiteSlots = {
  BonusChoice: lazy(async () => {
    const [{ BonusChoice }] = await Promise.all([
      import('#features/rewards/promotions/site/bonus-choice.tsx'),
      moreWords(),
    ])
    return { default: BonusChoice }
  }),
}
