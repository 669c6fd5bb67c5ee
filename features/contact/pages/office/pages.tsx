import type { OfficePageProps } from '#ui/route/office.ts'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { PagesPanel } from './pages-panel.tsx'

export function PagesPage({ search, setSearch, may }: OfficePageProps<'brand' | 'tab'>) {
  const brands = useApiQuery(useApi(merchantsOffice).list, undefined, { staleMs: 60_000 })
  return <PagesPanel brands={brands.data?.list ?? []} filter={search} onFilter={setSearch} may={may} />
}
