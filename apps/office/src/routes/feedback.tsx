import { FeedbackQueue } from '#features/contact/feedback/office/feedback-queue.tsx'
import { useFilters } from '../place.ts'
import { useMe } from '../state/use-me.ts'
import { Room } from './room.tsx'

export function FeedbackPage() {
  const { may } = useMe()
  const [filter, setFilter] = useFilters(['brand', 'state'])
  return (
    <Room name="office.feedback" needs="feedback.see">
      <FeedbackQueue filter={filter} onFilter={setFilter} may={may} />
    </Room>
  )
}
