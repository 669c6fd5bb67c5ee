/** Pages of the player site. */
export const site = {
  '/tournament': {
    title: 'tournaments.title',
    load: async () => (await import('./site/tournament-page.tsx')).TournamentPage,
  },
} as const
