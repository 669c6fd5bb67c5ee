import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdjustmentsPanel } from '#features/money/adjustments/office/adjustments-panel.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { useSetFilters } from '../search.ts'

const route = getRouteApi('/inside/adjustments')

export function AdjustmentsPage(): ReactNode {
  const { may } = useMe()
  const { state, member } = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.adjustments" needs="adjustments.see">
      <AdjustmentsPanel state={state} member={member} onFilter={setFilter} may={may} />
    </Room>
  )
}
