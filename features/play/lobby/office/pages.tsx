import type { OfficePageProps } from '#ui/route/office.ts'
import { ArrangePanel } from './arrange/arrange-panel.tsx'
import { GamesPanel } from './games-panel.tsx'

export function LobbyPage({ search, setSearch, may }: OfficePageProps<'brand' | 'category'>) {
  return <ArrangePanel filter={search} onFilter={setSearch} mayArrange={may('games.arrange')} />
}

export function GamesPage({ may }: OfficePageProps) {
  return <GamesPanel maySwitch={may('games.switch')} />
}
