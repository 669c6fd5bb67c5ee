import { FileUp, Trophy } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { FindBox } from '#ui/records/find-box.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { oneOf, type May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { ImportDialog } from './acts/import-dialog.tsx'
import { eventName, useSportNames } from '../shown/names.ts'
import { EventStatus, scoreOf, type DeskEvent } from './desk-event.tsx'
import { EventDrawer } from './event-drawer.tsx'

/** `waits`: play is over and a result waits for its second source. */
const views = ['live', 'soon', 'today', 'tomorrow', 'waits', 'results'] as const
const EVERY_MS = 10_000

export type DeskFilter = { readonly [S in 'tab' | 'when' | 'find' | 'event']?: string | undefined }

type Props = {
  readonly filter: DeskFilter
  readonly onFilter: (some: DeskFilter) => void
  readonly may: May
}

/** Events in play, coming, and those whose result is awaited. */
export function EventsTab({ filter, onFilter, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [isImporting, setImporting] = useState(false)
  const names = useSportNames()
  const view = oneOf(views, filter.when) ?? 'live'
  const asked = useApiQuery(
    useApi(sportsOffice).events,
    {
      query: {
        ...(view === 'waits' ? { waits: 'result' as const } : { when: view }),
        ...(filter.find ? { search: filter.find } : {}),
      },
    },
    { everyMs: EVERY_MS },
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="grid max-w-4xl items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <SelectField
          label={t('sportDesk.when')}
          value={view}
          options={views.map((value) => ({ value, label: t(`sportDesk.when.${value}`) }))}
          onChange={({ target }) => onFilter({ when: target.value })}
        />
        <FindBox
          label={t('sportDesk.find')}
          value={filter.find ?? ''}
          onChange={(find) => onFilter({ find: find || undefined })}
        />
        {may('sport.setup') && (
          <Button look="outline" icon={FileUp} className="w-max" onClick={() => setImporting(true)}>
            {t('sportDesk.import')}
          </Button>
        )}
      </div>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ events }) => events.length === 0}
        empty={<EmptyState icon={Trophy} title={t('sportDesk.none')} text={t('sportDesk.noneText')} />}
      >
        {({ events }) => (
          <Table
            caption={t('sportDesk.tab.events')}
            columns={columnsOf(texts, names.label)}
            rows={events}
            rowKey={({ id }) => id}
            onRow={({ id }) => onFilter({ event: id })}
            selectedKey={filter.event ?? null}
            dense
            phone={(row) => <PhoneRow row={row} />}
          />
        )}
      </QueryState>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
      {filter.event && (
        <EventDrawer
          key={filter.event}
          id={filter.event}
          may={may}
          onClose={() => onFilter({ event: undefined })}
        />
      )}
    </div>
  )
}

function columnsOf({ t, date }: Texts, label: (text: string) => string): Column<DeskEvent>[] {
  return [
    { key: 'state', head: t('sportDesk.state'), cell: (row) => <EventStatus event={row} /> },
    { key: 'event', head: t('sportDesk.event'), wide: true, cell: (row) => eventName(row, label) },
    { key: 'league', head: t('sportDesk.league'), minor: true, cell: ({ league }) => league.name },
    {
      key: 'starts',
      head: t('sportDesk.starts'),
      cell: ({ startsAt }) => <span className="num">{date(startsAt, 'minute')}</span>,
    },
    { key: 'score', head: t('sportDesk.score'), figures: true, cell: scoreOf },
  ]
}

function PhoneRow({ row }: { readonly row: DeskEvent }) {
  const { date } = useTexts()
  const { label } = useSportNames()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{eventName(row, label)}</span>
        <span className="num">{scoreOf(row)}</span>
      </div>
      <span className="num text-12 text-muted">
        {row.league.name} · {date(row.startsAt, 'minute')}
      </span>
      <div>
        <EventStatus event={row} />
      </div>
    </div>
  )
}
