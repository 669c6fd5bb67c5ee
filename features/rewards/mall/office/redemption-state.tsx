import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { mallOffice } from '../contract/office.ts'

export type OfficeRedemption = Reply<(typeof mallOffice)['redemptions']>['list'][number]

const tones = { process: 'waiting', approved: 'info', completed: 'good', rejected: 'bad' } as const

export function RedemptionState({ status }: Pick<OfficeRedemption, 'status'>) {
  const { t } = useTexts()
  return <Status tone={tones[status]}>{t(`mall.status.${status}`)}</Status>
}
