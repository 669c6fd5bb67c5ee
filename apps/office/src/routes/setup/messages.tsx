import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MessagesPanel } from '#features/contact/outbox/office/messages-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const route = getRouteApi('/inside/messages')

export function MessagesPage(): ReactNode {
  const { may } = useMe()
  const filter = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.messages" needs="messages.see">
      <MessagesPanel filter={filter} onFilter={setFilter} mayResend={may('messages.resend')} />
    </Room>
  )
}
