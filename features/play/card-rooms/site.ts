/** Pages of the player site. */
export const site = {
  '/pvp': { title: 'rooms.title', load: async () => (await import('./site/lobby/lobby-page.tsx')).LobbyPage },
  '/room': { title: 'rooms.title', load: async () => (await import('./site/room-page.tsx')).RoomPage },
} as const
