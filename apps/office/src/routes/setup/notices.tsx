import { NoticesPanel } from '#features/contact/notices/office/notices-panel.tsx'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function NoticesPage() {
  const { may } = useMe()
  const [filter, setFilter] = useFilters(['brand', 'type'])
  return (
    <Room name="office.notices" needs="notices.see">
      <NoticesPanel filter={filter} onFilter={setFilter} mayChange={may('notices.change')} />
    </Room>
  )
}
