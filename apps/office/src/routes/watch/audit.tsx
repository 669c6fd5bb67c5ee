import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuditPanel } from '#features/platform/audit/office/audit-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const route = getRouteApi('/inside/audit')

export function AuditPage(): ReactNode {
  const { may } = useMe()
  const filter = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.audit" needs="audit.see">
      <AuditPanel filter={filter} onFilter={setFilter} mayProve={may('audit.check')} />
    </Room>
  )
}
