/** Pages of the player site. */
export const site = {
  '/promotions': {
    title: 'promotions.title',
    load: async () => (await import('./site/promotions-page.tsx')).PromotionsPage,
  },
  '/promoDetail': {
    title: 'promotions.title',
    load: async () => (await import('./site/promotion-page.tsx')).PromotionPage,
  },
} as const
