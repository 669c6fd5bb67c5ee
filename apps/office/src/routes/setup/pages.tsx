import { useAsk } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { PagesPanel } from '#features/contact/pages/office/pages-panel.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function PagesPage() {
  const { may } = useMe()
  const brands = useAsk(useApi(merchantsOffice).list, undefined, { staleMs: 60_000 })
  const [filter, setFilter] = useFilters(['brand', 'tab'])
  return (
    <Room name="office.pages" needs="pages.see">
      <PagesPanel brands={brands.data?.list ?? []} filter={filter} onFilter={setFilter} may={may} />
    </Room>
  )
}
