import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SaferPlayRoom } from '#features/compliance/limits/office/safer-play-room.tsx'
import { PapersQueue } from '#features/compliance/kyc/office/papers-queue.tsx'
import { useMe } from '../../state/use-me.ts'
import { Room } from '../room.tsx'
import { useSetFilters } from '../../search.ts'

const limitsRoute = getRouteApi('/inside/limits')
const papersRoute = getRouteApi('/inside/papers')

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

export function PapersPage(): ReactNode {
  const { may } = useMe()
  const filter = papersRoute.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.papers" needs="papers.see">
      <PapersQueue filter={filter} onFilter={setFilter} may={may} />
    </Room>
  )
}
