import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberPanel } from '#features/backoffice/member-desk/office/member-panel.tsx'
import { MembersPanel } from '#features/backoffice/member-desk/office/members-panel.tsx'
import { WaitingResets } from '#features/account/security/office/waiting-resets.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { NotFoundPage } from './states.tsx'
import { useSetFilters } from '../search.ts'

const membersRoute = getRouteApi('/inside/members')
const memberRoute = getRouteApi('/inside/members/$id')

export function MembersPage(): ReactNode {
  const filter = membersRoute.useSearch()
  const setFilter = useSetFilters()
  const navigate = useNavigate()
  const open = (id: bigint) => void navigate({ to: '/members/$id', params: { id } })
  const { may } = useMe()
  return (
    <Room name="office.members" needs="members.see">
      {may('members.proofs') && <WaitingResets />}
      <MembersPanel filter={filter} onFilter={setFilter} onOpen={open} />
    </Room>
  )
}

export function MemberPage(): ReactNode {
  const { id } = memberRoute.useParams()
  const { may } = useMe()
  const { tab } = memberRoute.useSearch()
  const setFilter = useSetFilters()
  if (id === null) return <NotFoundPage />
  return (
    <Room name="office.members" needs="members.see">
      <MemberPanel key={`${id}`} id={id} tab={tab} onTab={(next) => setFilter({ tab: next })} may={may} />
    </Room>
  )
}
