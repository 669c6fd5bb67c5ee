import { SaferPlayRoom } from '#features/compliance/limits/office/safer-play-room.tsx'
import { PapersQueue } from '#features/compliance/kyc/office/papers-queue.tsx'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function LimitsPage() {
  const { may } = useMe()
  const [{ tab }, setFilter] = useFilters(['tab'])
  return (
    <Room name="office.limits" needs="limits.see">
      <SaferPlayRoom tab={tab} onTab={(next) => setFilter({ tab: next })} may={may} />
    </Room>
  )
}

export function PapersPage() {
  const { may } = useMe()
  const [filter, setFilter] = useFilters(['brand', 'state'])
  return (
    <Room name="office.papers" needs="papers.see">
      <PapersQueue filter={filter} onFilter={setFilter} may={may} />
    </Room>
  )
}
