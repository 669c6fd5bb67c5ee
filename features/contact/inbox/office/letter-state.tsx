import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { Letter } from './letters-panel.tsx'

const tones = {
  proposed: 'waiting',
  sending: 'info',
  sent: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
} as const

export function LetterState({ state }: Pick<Letter, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`inboxOffice.state.${state}`)}</Status>
}

export function Whom({ audience }: Pick<Letter, 'audience'>) {
  const { t } = useTexts()
  return <span>{audience.kind === 'member' ? audience.account : t(`inboxOffice.whom.${audience.kind}`)}</span>
}
