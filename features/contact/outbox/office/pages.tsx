import type { OfficePageProps } from '#ui/route/office.ts'
import { MessagesPanel } from './messages-panel.tsx'

export function MessagesPage({ search, setSearch, may }: OfficePageProps<'state' | 'channel'>) {
  return <MessagesPanel filter={search} onFilter={setSearch} mayResend={may('messages.resend')} />
}
