import type { OfficePageProps } from '#ui/route/office.ts'
import { FeedbackQueue } from './feedback-queue.tsx'

export function FeedbackPage({ search, setSome, may }: OfficePageProps<'state' | 'find' | 'id' | 'brand'>) {
  return <FeedbackQueue filter={search} onFilter={setSome} may={may} />
}
