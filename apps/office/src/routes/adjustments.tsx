import { AdjustmentsPanel } from '#features/money/adjustments/office/adjustments-panel.tsx'
import { useFilters } from '../place.ts'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'

export function AdjustmentsPage() {
  const { may } = useMe()
  const [{ state, member }, setFilter] = useFilters(['state', 'member'])
  return (
    <Room name="office.adjustments" needs="adjustments.see">
      <AdjustmentsPanel state={state} member={member} onFilter={setFilter} may={may} />
    </Room>
  )
}
