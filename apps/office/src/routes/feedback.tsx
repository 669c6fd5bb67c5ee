import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberFacts } from '#features/backoffice/member-facts/office/member-facts.tsx'
import { FeedbackQueue } from '#features/contact/feedback/office/feedback-queue.tsx'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'
import { useSetSomeFilters } from '../search.ts'

const route = getRouteApi('/inside/feedback')

export function FeedbackPage(): ReactNode {
  const { may } = useMe()
  const filter = route.useSearch()
  const setSome = useSetSomeFilters()
  return (
    <Room name="office.feedback" needs="feedback.see">
      <FeedbackQueue
        filter={filter}
        onFilter={setSome}
        may={may}
        about={(member) => <MemberFacts id={member} />}
      />
    </Room>
  )
}
