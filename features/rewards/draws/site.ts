/** Pages of the player site. */
export const site = {
  '/draws': {
    title: 'draws.title',
    load: async () => (await import('./site/draws-page.tsx')).DrawsPage,
  },
  '/draw': {
    title: 'draws.title',
    load: async () => (await import('./site/draw-page.tsx')).DrawPage,
  },
  '/drawRecord': {
    title: 'draws.verifyTitle',
    load: async () => (await import('./site/record-page.tsx')).RecordPage,
  },
} as const
