/** Pages of the player site. */
export const site = {
  '/table': { title: 'tables.title', load: async () => (await import('./site/table-page.tsx')).TablePage },
} as const
