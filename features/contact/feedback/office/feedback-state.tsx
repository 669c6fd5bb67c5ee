import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { OfficeFeedback } from './feedback-queue.tsx'

const tones = { new: 'waiting', inWork: 'info', answered: 'good', closed: 'plain' } as const

export function FeedbackState({ state }: Pick<OfficeFeedback, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`feedback.state.${state}`)}</Status>
}
