import { GuestMoney } from '#features/backoffice/member-labels/office/guest-money.tsx'
import { DeskPanel } from '#features/contact/live-chat/office/desk-panel.tsx'
import { useFilters } from '../place.ts'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'

export function ServicePage() {
  const { may } = useMe()
  const [filter, setFilter] = useFilters(['brand', 'state', 'talk'])
  return (
    <Room name="office.service" needs="service.see">
      <DeskPanel filter={filter} onFilter={setFilter} may={may} guestMoney={(id) => <GuestMoney id={id} />} />
    </Room>
  )
}
