import { GamesPanel } from '#features/lobby/office/games-panel.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'

export function GamesPage() {
  const { may } = useMe()
  return (
    <Room name="office.games" needs="games.see">
      <GamesPanel maySwitch={may('games.switch')} />
    </Room>
  )
}
