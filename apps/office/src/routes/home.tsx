import { OverviewPanel } from '#features/backoffice/member-desk/office/overview/overview-panel.tsx'
import { TroubleNotice } from '#features/contact/outbox/office/trouble-notice.tsx'
import { useFilters } from '../place.ts'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'

export function HomePage() {
  const { may } = useMe()
  const [{ merchant }, setFilter] = useFilters(['merchant'])
  return (
    <Room name="office.home" needs="dashboard.see">
      {may('messages.see') && <TroubleNotice />}
      <OverviewPanel merchant={merchant} onMerchant={(code) => setFilter({ merchant: code })} />
    </Room>
  )
}
