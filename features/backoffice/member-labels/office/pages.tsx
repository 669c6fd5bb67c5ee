import type { OfficePageProps } from '#ui/route/office.ts'
import { DeskPanel } from '#features/contact/live-chat/office/desk-panel.tsx'
import { GuestMoney } from './guest-money.tsx'

export function ServicePage({ search, setSearch, may }: OfficePageProps<'brand' | 'state' | 'talk'>) {
  return (
    <DeskPanel filter={search} onFilter={setSearch} may={may} guestMoney={(id) => <GuestMoney id={id} />} />
  )
}
