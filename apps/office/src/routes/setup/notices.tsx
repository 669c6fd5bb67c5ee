import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NoticesPanel } from '#features/contact/notices/office/notices-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const route = getRouteApi('/inside/notices')

export function NoticesPage(): ReactNode {
  const { may } = useMe()
  const filter = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.notices" needs="notices.see">
      <NoticesPanel filter={filter} onFilter={setFilter} mayChange={may('notices.change')} />
    </Room>
  )
}
