import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { Campaign } from './campaigns-panel.tsx'

const tones = {
  proposed: 'waiting',
  sending: 'info',
  sent: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
} as const

export function CampaignState({ state }: Pick<Campaign, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`inboxOffice.state.${state}`)}</Status>
}

export function Whom({ audience }: Pick<Campaign, 'audience'>) {
  const { t } = useTexts()
  return <span>{audience.kind === 'member' ? audience.account : t(`inboxOffice.whom.${audience.kind}`)}</span>
}
