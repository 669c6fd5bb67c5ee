import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GuestMoney } from '#features/backoffice/member-labels/office/guest-money.tsx'
import { DeskPanel } from '#features/contact/live-chat/office/desk-panel.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { useSetFilters } from '../search.ts'

const route = getRouteApi('/inside/service')

export function ServicePage(): ReactNode {
  const { may } = useMe()
  const filter = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.service" needs="service.see">
      <DeskPanel filter={filter} onFilter={setFilter} may={may} guestMoney={(id) => <GuestMoney id={id} />} />
    </Room>
  )
}
