/** Pages of the player site. */
export const site = {
  '/noticePage': {
    title: 'notices.title',
    load: async () => (await import('./site/notice-page.tsx')).NoticePage,
  },
} as const
