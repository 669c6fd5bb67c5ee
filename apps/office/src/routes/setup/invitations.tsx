import { useAsk } from '#contract/react.ts'
import { InvitationsPanel } from '#features/account/invitations/office/invitations-panel.tsx'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { useApi } from '#ui/line/use-api.ts'
import { useFilters } from '../../place.ts'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'

export function InvitationsPage() {
  const { may } = useMe()
  const brands = useAsk(useApi(merchantsOffice).list, undefined, { staleMs: 60_000 })
  const [filter, setFilter] = useFilters(['brand'])
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
