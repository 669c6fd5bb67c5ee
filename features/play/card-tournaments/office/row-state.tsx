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
export function RowState({ row }: { readonly row: Pick<Row, 'state'> }) {
  const { t } = useTexts()
  return <Status tone={tones[row.state]}>{t(`tournaments.state.${row.state}`)}</Status>
}
