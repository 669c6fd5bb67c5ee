import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import { priorityOf } from '../rules/priority.ts'
import type { OfficeFeedback } from './feedback-queue.tsx'

const tones = { new: 'waiting', inWork: 'info', answered: 'good', closed: 'plain' } as const

export function FeedbackState({ state }: Pick<OfficeFeedback, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`feedback.state.${state}`)}</Status>
}

const priorityTones = { urgent: 'bad', high: 'waiting', normal: 'plain' } as const

/** How urgent an open feedback is; nothing once it is answered. */
export function FeedbackPriority({ row }: { readonly row: OfficeFeedback }) {
  const { t } = useTexts()
  const priority = priorityOf(row, new Date())
  return (
    priority && <Status tone={priorityTones[priority]}>{t(`feedbackOffice.priority.${priority}`)}</Status>
  )
}
