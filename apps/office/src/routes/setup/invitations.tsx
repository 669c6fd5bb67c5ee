import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { InvitationsPanel } from '#features/account/invitations/office/invitations-panel.tsx'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const route = getRouteApi('/inside/invitations')

export function InvitationsPage(): ReactNode {
  const { may } = useMe()
  const brands = useApiQuery(useApi(merchantsOffice).list, undefined, { staleMs: 60_000 })
  const filter = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.invitations" needs="invitations.see">
      <InvitationsPanel
        brands={brands.data?.list ?? []}
        brand={filter.brand}
        onBrand={(brand) => setFilter({ brand })}
        mayChange={may('invitations.change')}
      />
    </Room>
  )
}
