import type { OfficePageProps } from '#ui/route/office.ts'
import { DeskPanel } from '#features/contact/live-chat/office/desk-panel.tsx'
import { GuestMoney } from './guest-money.tsx'

export function ServicePage({
  search,
  setSome,
  may,
}: OfficePageProps<'brand' | 'state' | 'find' | 'conversation'>) {
  return (
    <DeskPanel filter={search} onFilter={setSome} may={may} guestMoney={(id) => <GuestMoney id={id} />} />
  )
}
