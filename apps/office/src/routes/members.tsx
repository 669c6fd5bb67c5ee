import { MemberPanel } from '#features/backoffice/member-desk/office/member-panel.tsx'
import { MembersPanel } from '#features/backoffice/member-desk/office/members-panel.tsx'
import { WaitingResets } from '#features/account/security/office/waiting-resets.tsx'
import { go, useFilters, usePlace } from '../place.ts'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { NotFoundPage } from './states.tsx'

export function MembersPage() {
  const [filter, setFilter] = useFilters(['text', 'merchant', 'state', 'type', 'label'])
  const { may } = useMe()
  return (
    <Room name="office.members" needs="members.see">
      {may('members.proofs') && <WaitingResets />}
      <MembersPanel filter={filter} onFilter={setFilter} onOpen={(id) => go(`/members/${id}`)} />
    </Room>
  )
}

const ID = /^\/members\/([1-9]\d{0,17})$/

export function MemberPage() {
  const { path } = usePlace()
  const { may } = useMe()
  const [{ tab }, setFilter] = useFilters(['tab'])
  const id = ID.exec(path)?.[1]
  if (!id) return <NotFoundPage />
  return (
    <Room name="office.members" needs="members.see">
      <MemberPanel key={id} id={BigInt(id)} tab={tab} onTab={(next) => setFilter({ tab: next })} may={may} />
    </Room>
  )
}
