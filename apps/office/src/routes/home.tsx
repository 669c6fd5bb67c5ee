import { OverviewPanel } from '#features/backoffice/office/overview/overview-panel.tsx'
import { useFilters } from '../place.ts'
import { Room } from './room.tsx'

export function HomePage() {
  const [{ merchant }, setFilter] = useFilters(['merchant'])
  return (
    <Room name="office.home" needs="dashboard.see">
      <OverviewPanel merchant={merchant} onMerchant={(code) => setFilter({ merchant: code })} />
    </Room>
  )
}
