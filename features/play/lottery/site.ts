/** Pages of the player site. */
export const site = {
  '/lottery': { title: 'lottery.title', load: async () => (await import('./site/pages.tsx')).LottPage },
  '/vnlottery': { title: 'lottery.title', load: async () => (await import('./site/pages.tsx')).VietnamPage },
  '/seaLottery': { title: 'lottery.title', load: async () => (await import('./site/pages.tsx')).SeaPage },
  '/elott': { title: 'lottery.title', load: async () => (await import('./site/pages.tsx')).ElottPage },
} as const
