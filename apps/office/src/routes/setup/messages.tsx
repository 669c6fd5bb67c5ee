import { MessagesPanel } from '#features/contact/outbox/office/messages-panel.tsx'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function MessagesPage() {
  const { may } = useMe()
  const [filter, setFilter] = useFilters(['state', 'channel'])
  return (
    <Room name="office.messages" needs="messages.see">
      <MessagesPanel filter={filter} onFilter={setFilter} mayResend={may('messages.resend')} />
    </Room>
  )
}
