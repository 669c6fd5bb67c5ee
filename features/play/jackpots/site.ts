/** Pages of the player site. */
export const site = {
  '/jackpot': {
    title: 'jackpots.title',
    load: async () => (await import('./site/jackpot-page.tsx')).JackpotPage,
  },
} as const
