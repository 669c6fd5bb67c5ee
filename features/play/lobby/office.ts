import { Gamepad2, LayoutGrid } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  games: officePage({
    path: '/games',
    en: 'Games',
    vi: 'Trò chơi',
    needs: 'games.see',
    rail: { group: 'games', place: 200, icon: Gamepad2 },
    load: async () => (await import('./office/pages.tsx')).GamesPage,
  }),
  lobby: officePage({
    path: '/lobby',
    en: 'Lobby order',
    vi: 'Thứ tự sảnh',
    needs: 'games.see',
    rail: { group: 'games', place: 210, icon: LayoutGrid },
    search: ['brand', 'category'],
    load: async () => (await import('./office/pages.tsx')).LobbyPage,
  }),
}
