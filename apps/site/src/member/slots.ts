import type { SiteSlots } from '#ui/route/site-slots.tsx'
import { part } from '../words/part.ts'

/** Of higher features, on pages of lower ones; loaded with the page that shows them. */
export const slots: SiteSlots = {
  BonusChoice: part(
    async () => (await import('#features/rewards/promotions/site/bonus-choice.tsx')).BonusChoice,
  ),
}
