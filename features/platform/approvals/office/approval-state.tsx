import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { Approval } from './approvals-panel.tsx'

const tones = {
  pending: 'waiting',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
} as const

export function ApprovalState({ row: { state } }: { readonly row: Approval }) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`approvals.state.${state}`)}</Status>
}
