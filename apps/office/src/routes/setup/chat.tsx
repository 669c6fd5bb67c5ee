import { ChatPanel } from '#features/contact/chat/office/chat-panel.tsx'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function ChatPage() {
  const { may } = useMe()
  const [{ brand }, setFilter] = useFilters(['brand'])
  return (
    <Room name="office.chat" needs="chat.see">
      <ChatPanel
        brand={brand}
        onBrand={(next) => setFilter({ brand: next })}
        mayModerate={may('chat.moderate')}
      />
    </Room>
  )
}
