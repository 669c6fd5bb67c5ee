import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChatPanel } from '#features/contact/chat/office/chat-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const route = getRouteApi('/inside/chat')

export function ChatPage(): ReactNode {
  const { may } = useMe()
  const { brand } = route.useSearch()
  const setFilter = useSetFilters()
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
