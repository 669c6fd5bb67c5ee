import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status } from '#ui/data/status.tsx'
import type { promotionApplicationsOffice } from '../contract/applications.ts'

export type OfficeApplication = Reply<(typeof promotionApplicationsOffice)['list']>['list'][number]

const tones = { applying: 'waiting', issued: 'good', rejected: 'bad' } as const

export function ApplicationState({ state }: Pick<OfficeApplication, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`promotionsOffice.application.${state}`)}</Status>
}
