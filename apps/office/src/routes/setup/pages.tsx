import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { PagesPanel } from '#features/contact/pages/office/pages-panel.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const route = getRouteApi('/inside/pages')

export function PagesPage(): ReactNode {
  const { may } = useMe()
  const brands = useApiQuery(useApi(merchantsOffice).list, undefined, { staleMs: 60_000 })
  const filter = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.pages" needs="pages.see">
      <PagesPanel brands={brands.data?.list ?? []} filter={filter} onFilter={setFilter} may={may} />
    </Room>
  )
}
