import { ArrangePanel } from '#features/play/lobby/office/arrange/arrange-panel.tsx'
import { GamesPanel } from '#features/play/lobby/office/games-panel.tsx'
import { ReturnsPanel } from '#features/play/rtp-monitoring/office/returns-panel.tsx'
import { VendorsPanel } from '#features/play/vendors/office/vendors-panel.tsx'
import { useFilters } from '../place.ts'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'

export function VendorsPage() {
  const { may } = useMe()
  return (
    <Room name="office.vendors" needs="vendors.see">
      <VendorsPanel mayChange={may('vendors.change')} />
    </Room>
  )
}

export function ReturnsPage() {
  const [filter, setFilter] = useFilters(['window'])
  const { may } = useMe()
  return (
    <Room name="office.returns" needs="games.see">
      <ReturnsPanel filter={filter} onFilter={setFilter} mayClose={may('games.switch')} />
    </Room>
  )
}

export function LobbyPage() {
  const [filter, setFilter] = useFilters(['brand', 'category'])
  const { may } = useMe()
  return (
    <Room name="office.lobby" needs="games.see">
      <ArrangePanel filter={filter} onFilter={setFilter} mayArrange={may('games.arrange')} />
    </Room>
  )
}

export function GamesPage() {
  const { may } = useMe()
  return (
    <Room name="office.games" needs="games.see">
      <GamesPanel maySwitch={may('games.switch')} />
    </Room>
  )
}
