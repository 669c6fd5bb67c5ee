import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FeedbackQueue } from '#features/contact/feedback/office/feedback-queue.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { useSetFilters } from '../search.ts'

const route = getRouteApi('/inside/feedback')

export function FeedbackPage(): ReactNode {
  const { may } = useMe()
  const filter = route.useSearch()
  const setFilter = useSetFilters()
  return (
    <Room name="office.feedback" needs="feedback.see">
      <FeedbackQueue filter={filter} onFilter={setFilter} may={may} />
    </Room>
  )
}
