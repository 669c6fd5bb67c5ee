import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OverviewPanel } from '#features/backoffice/member-desk/office/overview/overview-panel.tsx'
import { TroubleNotice } from '#features/contact/outbox/office/trouble-notice.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { useSetFilters } from '../search.ts'

const route = getRouteApi('/inside/')

export function HomePage(): ReactNode {
  const { may } = useMe()
  const { merchant } = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.home" needs="dashboard.see">
      {may('messages.see') && <TroubleNotice />}
      <OverviewPanel merchant={merchant} onMerchant={(code) => setFilter({ merchant: code })} />
    </Room>
  )
}
