import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { referralsOffice } from '../contract/office.ts'

export type OfficeReferral = Reply<(typeof referralsOffice)['list']>['list'][number]

const tones = { open: 'info', review: 'waiting', approved: 'good', rejected: 'bad', closed: 'plain' } as const

export function ReferralState({ state }: Pick<OfficeReferral, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`referrals.state.${state}`)}</Status>
}
