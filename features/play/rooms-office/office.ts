import { Diamond } from 'lucide-react'
import { officePage } from '#ui/route/office.ts'

/** Pages of the back office. */
export const office = {
  cardRooms: officePage({
    path: '/card-rooms',
    en: 'Card rooms',
    vi: 'Phòng game bài',
    needs: 'rooms.see',
    rail: { group: 'games', place: 223, icon: Diamond },
    search: ['brand', 'tab', 'room', 'part'],
    load: async () => (await import('./office/page.tsx')).CardRoomsPage,
  }),
}
