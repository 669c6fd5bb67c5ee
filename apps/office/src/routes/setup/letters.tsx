import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CampaignsPanel } from '#features/contact/inbox/office/campaigns-panel.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const route = getRouteApi('/inside/letters')

export function CampaignsPage(): ReactNode {
  const { may } = useMe()
  const { brand } = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.letters" needs="letters.see">
      <CampaignsPanel brand={brand} onBrand={(next) => setFilter({ brand: next })} may={may} />
    </Room>
  )
}
