/** Pages of the player site. */
export const site = {
  '/pointMall': {
    title: 'mall.title',
    load: async () => (await import('./site/mall-page.tsx')).MallPage,
  },
} as const
