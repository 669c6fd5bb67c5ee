import type { Reply } from '#contract/route.ts'
import type { sportsOffice } from '#features/sport/events/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status, type Tone } from '#ui/data/status.tsx'

export type DeskEvent = Reply<typeof sportsOffice.events>['events'][number]

const tones: Readonly<Record<DeskEvent['state'], Tone>> = {
  scheduled: 'info',
  live: 'good',
  ended: 'waiting',
  official: 'plain',
  postponed: 'waiting',
  abandoned: 'bad',
  cancelled: 'bad',
}

export const scoreOf = ({ live }: DeskEvent): string => (live ? `${live.score[0]} – ${live.score[1]}` : '–')

export function EventStatus({ event: { state } }: { readonly event: DeskEvent }) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`sports.state.${state}`)}</Status>
}
