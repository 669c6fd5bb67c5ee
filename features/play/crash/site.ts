/** Pages of the player site. */
export const site = {
  '/crash': { title: 'crash.title', load: async () => (await import('./site/crash-page.tsx')).CrashPage },
} as const
