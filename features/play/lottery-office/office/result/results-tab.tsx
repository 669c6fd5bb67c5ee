import { ClipboardCheck, Upload } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status, type Tone } from '#ui/data/status.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotteryResults } from '../../contract/results.ts'
import { ImportDialog } from './import-dialog.tsx'
import { ResultForm } from './result-form.tsx'

export type WaitingRow = Reply<typeof lotteryResults.waiting>['rows'][number]

/** Other operators enter results while the list is open. */
const EVERY_MS = 15_000
/** The other operator enters prize after prize while a form is open. */
const FORM_MS = 2_000

/** Draws that wait for a result: entered twice, by different people or feeds, before it counts. */
export function ResultsTab({ may }: { readonly may: May }) {
  const texts = useTexts()
  const { t } = texts
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useApiQuery(
    useApi(lotteryResults).waiting,
    {},
    { everyMs: chosen === null ? EVERY_MS : FORM_MS },
  )
  const [isImporting, setImporting] = useState(false)
  const row = asked.data?.rows.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      {may('draws.change') && (
        <div>
          <Button look="outline" size="sm" icon={Upload} onClick={() => setImporting(true)}>
            {t('lotteryOffice.import')}
          </Button>
        </div>
      )}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={ClipboardCheck}
            title={t('lotteryOffice.noResults')}
            text={t('lotteryOffice.noResultsText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('lotteryOffice.tab.results')}
            columns={columnsOf(texts)}
            rows={rows}
            rowKey={({ id }) => id}
            onRow={({ id }) => setChosen(id)}
            selectedKey={chosen}
            dense
            phone={(each) => <PhoneRow row={each} />}
          />
        )}
      </QueryState>
      {row && (
        <ResultForm key={row.id} row={row} mayEnter={may('draws.change')} onClose={() => setChosen(null)} />
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}

const tones: Readonly<Record<WaitingRow['state'], Tone>> = {
  none: 'plain',
  waiting: 'waiting',
  differs: 'bad',
}

function EntryState({ state }: Pick<WaitingRow, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`lotteryOffice.entry.${state}`)}</Status>
}

const names = ({ entries }: WaitingRow) => entries.map(({ byName }) => byName).join(', ') || '–'

function columnsOf({ t, lang, date, number }: Texts): Column<WaitingRow>[] {
  return [
    { key: 'state', head: t('lotteryOffice.state'), cell: ({ state }) => <EntryState state={state} /> },
    { key: 'lottery', head: t('lotteryOffice.lottery'), wide: true, cell: ({ name }) => name[lang] },
    {
      key: 'label',
      head: t('lotteryOffice.draw'),
      cell: ({ label }) => <span className="num">{label}</span>,
    },
    {
      key: 'draws',
      head: t('lotteryOffice.drawsAt'),
      cell: ({ drawsAt }) => <span className="num">{date(drawsAt, 'minute')}</span>,
    },
    {
      key: 'tickets',
      head: t('lotteryOffice.tickets'),
      figures: true,
      cell: ({ tickets }) => (tickets === null ? '–' : number(tickets)),
    },
    { key: 'by', head: t('lotteryOffice.enteredByHead'), cell: names },
  ]
}

function PhoneRow({ row }: { readonly row: WaitingRow }) {
  const { lang, date } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{row.name[lang]}</span>
        <EntryState state={row.state} />
      </div>
      <span className="num text-12 text-muted">
        {row.label} · {date(row.drawsAt, 'minute')} · {names(row)}
      </span>
    </div>
  )
}
