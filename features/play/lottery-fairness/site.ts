/** Pages of the player site. */
export const site = {
  '/lotteryRecord': {
    title: 'lotteryFair.title',
    load: async () => (await import('./site/record-page.tsx')).RecordPage,
  },
} as const
