import { AuditPanel } from '#features/platform/audit/office/audit-panel.tsx'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function AuditPage() {
  const { may } = useMe()
  const [filter, setFilter] = useFilters(['operator', 'action', 'object', 'days'])
  return (
    <Room name="office.audit" needs="audit.see">
      <AuditPanel filter={filter} onFilter={setFilter} mayProve={may('audit.check')} />
    </Room>
  )
}
