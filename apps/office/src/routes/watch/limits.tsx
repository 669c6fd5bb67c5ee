import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberFacts } from '#features/backoffice/member-facts/office/member-facts.tsx'
import { SaferPlayRoom } from '#features/compliance/limits/office/safer-play-room.tsx'
import { IdDocumentsQueue } from '#features/compliance/kyc/office/id-documents-queue.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters, useSetSomeFilters } from '../../search.ts'

const limitsRoute = getRouteApi('/inside/limits')
const kycRoute = getRouteApi('/inside/papers')

export function LimitsPage(): ReactNode {
  const { may } = useMe()
  const { tab } = limitsRoute.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.limits" needs="limits.see">
      <SaferPlayRoom tab={tab} onTab={(next) => setFilter({ tab: next })} may={may} />
    </Room>
  )
}

export function IdDocumentsPage(): ReactNode {
  const { may } = useMe()
  const filter = kycRoute.useSearch()
  const setSome = useSetSomeFilters()
  return (
    <Room name="office.papers" needs="papers.see">
      <IdDocumentsQueue
        filter={filter}
        onFilter={setSome}
        may={may}
        about={(member) => <MemberFacts id={member} />}
      />
    </Room>
  )
}
