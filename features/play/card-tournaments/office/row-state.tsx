import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { tournamentsOffice } from '../contract/office.ts'

type Row = Reply<typeof tournamentsOffice.list>['rows'][number]

const tones: Readonly<Record<Row['state'], Tone>> = {
  open: 'info',
  running: 'good',
  over: 'plain',
  cancelled: 'bad',
}
/** The state, and whether payments wait for a frozen wallet. */
export function RowState({ row }: { readonly row: Pick<Row, 'state'> & Partial<Pick<Row, 'waiting'>> }) {
  const { t } = useTexts()
  const { state, waiting = 0 } = row
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Status tone={tones[state]}>{t(`tournaments.state.${state}`)}</Status>
      {waiting > 0 && <Status tone="waiting">{t('tournamentsOffice.waiting', { count: waiting })}</Status>}
    </span>
  )
}
