import type { OfficePageProps } from '#ui/route/office.ts'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { InvitationsPanel } from './invitations-panel.tsx'

export function InvitationsPage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  const brands = useApiQuery(useApi(merchantsOffice).list, undefined, { staleMs: 60_000 })
  return (
    <InvitationsPanel
      brands={brands.data?.list ?? []}
      brand={search.brand}
      onBrand={(brand) => setSearch({ brand })}
      mayChange={may('invitations.change')}
    />
  )
}
