import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ArrangePanel } from '#features/play/lobby/office/arrange/arrange-panel.tsx'
import { GamesPanel } from '#features/play/lobby/office/games-panel.tsx'
import { RtpPanel } from '#features/play/rtp-monitoring/office/rtp-panel.tsx'
import { VendorsPanel } from '#features/play/vendors/office/vendors-panel.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { useSetFilters } from '../search.ts'

const returnsRoute = getRouteApi('/inside/returns')
const lobbyRoute = getRouteApi('/inside/lobby')

export function VendorsPage() {
  const { may } = useMe()
  return (
    <Room name="office.vendors" needs="vendors.see">
      <VendorsPanel mayChange={may('vendors.change')} />
    </Room>
  )
}

export function RtpPage(): ReactNode {
  const filter = returnsRoute.useSearch()
  const setFilter = useSetFilters()
  const { may } = useMe()
  return (
    <Room name="office.returns" needs="games.see">
      <RtpPanel filter={filter} onFilter={setFilter} mayClose={may('games.switch')} />
    </Room>
  )
}

export function LobbyPage(): ReactNode {
  const filter = lobbyRoute.useSearch()
  const setFilter = useSetFilters()
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
