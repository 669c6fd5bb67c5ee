import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { dayIn, isDay } from '#kit/day.ts'
import { timeZone, useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { oneOf, type May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { drawStates, lotteryDraws } from '../contract/draws.ts'
import { BookSums, DrawState, SumOf } from './draw/draw-cells.tsx'
import { DrawDrawer } from './draw/draw-drawer.tsx'
import type { DrawsFilter } from './pages.tsx'

export type DrawRow = Reply<typeof lotteryDraws.list>['rows'][number]

const areas = ['LOTT', 'VN', 'SEA', 'ELOTT'] as const
/** Draws on sale are in the future, records in the past (decision 48). */
const PRESETS = ['today', 'last7', 'last30', 'next7', 'next30'] as const
/** Sales of open draws grow while the list is open. */
const EVERY_MS = 10_000

type Props = {
  readonly filter: DrawsFilter
  readonly onFilter: (some: DrawsFilter) => void
  readonly may: May
}

/** The calendar of draws, past and coming, with what was sold on each. */
export function DrawsTab({ filter, onFilter, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const today = dayIn(timeZone(), new Date())
  const dayOf = (text: string | undefined) => (text !== undefined && isDay(text) ? text : today)
  const range = { from: dayOf(filter.from), to: dayOf(filter.to) }
  const [after, setAfter] = useState<string | null>(null)
  const narrow = (some: DrawsFilter) => {
    setAfter(null)
    onFilter(some)
  }
  const area = oneOf(areas, filter.area)
  const state = oneOf(drawStates, filter.state)
  const asked = useApiQuery(
    useApi(lotteryDraws).list,
    {
      query: {
        ...range,
        ...(area ? { area } : {}),
        ...(filter.lottery ? { lottery: filter.lottery } : {}),
        ...(state ? { state } : {}),
        ...(after === null ? {} : { after }),
      },
    },
    { everyMs: EVERY_MS },
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <DateRange value={range} presets={PRESETS} onChange={({ from, to }) => narrow({ from, to })} />
      <Narrow area={area} lottery={filter.lottery} state={state} onChange={narrow} />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={CalendarDays}
            title={t('lotteryOffice.noDraws')}
            text={t('lotteryOffice.noDrawsText')}
          />
        }
      >
        {({ rows, next }) => (
          <>
            <Table
              caption={t('lotteryOffice.tab.draws')}
              columns={columnsOf(texts)}
              rows={rows}
              rowKey={({ id }) => id}
              onRow={({ id }) => onFilter({ draw: id })}
              selectedKey={filter.draw ?? null}
              dense
              phone={(row) => <PhoneRow row={row} />}
            />
            <PageSteps
              onFirst={after === null ? null : () => setAfter(null)}
              onNext={next === null ? null : () => setAfter(next)}
            />
          </>
        )}
      </QueryState>
      {filter.draw && (
        <DrawDrawer
          key={filter.draw}
          id={filter.draw}
          may={may}
          onClose={() => onFilter({ draw: undefined })}
        />
      )}
    </div>
  )
}

type NarrowProps = {
  readonly area: (typeof areas)[number] | undefined
  readonly lottery: string | undefined
  readonly state: string | undefined
  readonly onChange: (some: DrawsFilter) => void
}

/** Area, lottery and state of the draws that are listed. */
function Narrow({ area, lottery, state, onChange }: NarrowProps) {
  const { t, lang } = useTexts()
  const { data } = useApiQuery(useApi(lotteryDraws).lotteries, {})
  const list = (data?.list ?? []).filter((row) => area === undefined || row.area === area)
  const every = { value: '', label: t('lotteryOffice.all') }
  return (
    <div className="grid max-w-3xl gap-3 sm:grid-cols-3">
      <SelectField
        label={t('lotteryOffice.area')}
        value={area ?? ''}
        options={[every, ...areas.map((value) => ({ value, label: t(`lotteryOffice.area.${value}`) }))]}
        onChange={({ target }) => onChange({ area: target.value || undefined, lottery: undefined })}
      />
      <SelectField
        label={t('lotteryOffice.lottery')}
        value={lottery ?? ''}
        options={[every, ...list.map(({ code, name }) => ({ value: code, label: name[lang] }))]}
        onChange={({ target }) => onChange({ lottery: target.value || undefined })}
      />
      <SelectField
        label={t('lotteryOffice.state')}
        value={state ?? ''}
        options={[every, ...drawStates.map((value) => ({ value, label: t(`lotteryOffice.state.${value}`) }))]}
        onChange={({ target }) => onChange({ state: target.value || undefined })}
      />
    </div>
  )
}

function columnsOf({ t, lang, date, number }: Texts): Column<DrawRow>[] {
  return [
    { key: 'state', head: t('lotteryOffice.state'), cell: (row) => <DrawState row={row} /> },
    { key: 'lottery', head: t('lotteryOffice.lottery'), wide: true, cell: ({ name }) => name[lang] },
    {
      key: 'label',
      head: t('lotteryOffice.draw'),
      cell: ({ label }) => <span className="num">{label}</span>,
    },
    {
      key: 'closes',
      head: t('lotteryOffice.closes'),
      minor: true,
      cell: ({ closesAt }) => <span className="num">{date(closesAt, 'minute')}</span>,
    },
    {
      key: 'draws',
      head: t('lotteryOffice.drawsAt'),
      cell: ({ drawsAt }) => <span className="num">{date(drawsAt, 'minute')}</span>,
    },
    {
      key: 'lines',
      head: t('lotteryOffice.lines'),
      figures: true,
      cell: ({ books }) => number(books.reduce((sum, { lines }) => sum + lines, 0)),
    },
    {
      key: 'stake',
      head: t('lotteryOffice.stake'),
      figures: true,
      cell: ({ books }) => <BookSums books={books} of="stake" />,
    },
    {
      key: 'win',
      head: t('lotteryOffice.win'),
      figures: true,
      cell: ({ books }) => <BookSums books={books} of="win" />,
    },
  ]
}

function PhoneRow({ row }: { readonly row: DrawRow }) {
  const { lang, date, t } = useTexts()
  const lines = row.books.reduce((sum, book) => sum + book.lines, 0)
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{row.name[lang]}</span>
        <DrawState row={row} />
      </div>
      <span className="num text-12 text-muted">
        {row.label} · {date(row.drawsAt, 'minute')} · {t('lotteryOffice.lineCount', { lines })}
      </span>
      <SumOf books={row.books} />
    </div>
  )
}
