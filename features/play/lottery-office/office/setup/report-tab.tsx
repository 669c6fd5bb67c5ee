import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { dayIn, isDay } from '#kit/day.ts'
import { timeZone, useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { rangeOf } from '#ui/records/days.ts'
import { lotterySetup } from '../../contract/setup.ts'
import { Money } from '../draw/draw-cells.tsx'
import { usePlayName } from '../play-name.ts'
import type { Lottery } from './lottery-field.tsx'

type Report = Reply<typeof lotterySetup.report>
type Search = { readonly [S in 'lottery' | 'from' | 'to']?: string | undefined }
type Props = {
  readonly search: Search
  readonly onSearch: (some: Search) => void
  readonly lotteries: readonly Lottery[]
}

/** Settled stakes, prizes and margin by lottery; of a chosen lottery also by play. */
export function ReportTab({ search, onSearch, lotteries }: Props) {
  const texts = useTexts()
  const name = usePlayName()
  const { t, lang } = texts
  const usual = rangeOf('last7', dayIn(timeZone(), new Date()))
  const { from, to, lottery } = search
  const isOwn = from !== undefined && to !== undefined && isDay(from) && isDay(to)
  const range = isOwn ? { from, to } : usual
  const asked = useApiQuery(useApi(lotterySetup).report, {
    query: { ...range, ...(lottery ? { lottery } : {}) },
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <DateRange value={range} onChange={onSearch} />
      <SelectField
        label={t('lotteryOffice.lottery')}
        className="max-w-sm"
        value={lottery ?? ''}
        options={[
          { value: '', label: t('lotteryOffice.all') },
          ...lotteries.map(({ code, name }) => ({ value: code, label: name[lang] })),
        ]}
        onChange={({ target }) => onSearch({ lottery: target.value || undefined })}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={(report) => report.lotteries.length === 0}
        empty={<EmptyState title={t('lotteryOffice.noReport')} text={t('lotteryOffice.noReportText')} />}
      >
        {(report) => (
          <>
            <Table
              caption={t('lotteryOffice.setupTab.report')}
              columns={lotteryColumns(texts)}
              rows={report.lotteries}
              rowKey={({ lottery: code, currency }) => `${code}:${currency}`}
              onRow={({ lottery: code }) => onSearch({ lottery: code })}
              dense
              phone={(row) => <PhoneSums title={row.name[lang]} sums={row} />}
            />
            {report.plays.length > 0 && (
              <Table
                caption={t('lotteryOffice.byPlay')}
                columns={playColumns(texts, name)}
                rows={report.plays}
                rowKey={({ play, currency }) => `${play}:${currency}`}
                dense
                phone={(row) => <PhoneSums title={name(row.play)} sums={row} />}
              />
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

type Sums = { readonly currency: string; readonly stake: bigint; readonly win: bigint }

const PPM = 1_000_000n

/** Share of the stakes that stays with the operator, in millionths. */
const marginOf = ({ stake, win }: Sums): number => (stake === 0n ? 0 : Number(((stake - win) * PPM) / stake))

function sumColumns<Row extends Sums>({ t, ppm }: Texts): Column<Row>[] {
  const sum = (key: string, head: string, of: (row: Row) => bigint): Column<Row> => ({
    key,
    head,
    figures: true,
    cell: (row) => <Money currency={row.currency} amount={of(row)} />,
  })
  return [
    sum('stake', t('lotteryOffice.stake'), ({ stake }) => stake),
    sum('win', t('lotteryOffice.win'), ({ win }) => win),
    sum('net', t('lotteryOffice.net'), ({ stake, win }) => stake - win),
    { key: 'margin', head: t('lotteryOffice.margin'), figures: true, cell: (row) => ppm(marginOf(row)) },
  ]
}

function lotteryColumns(texts: Texts): Column<Report['lotteries'][number]>[] {
  const { t, lang, number } = texts
  return [
    { key: 'lottery', head: t('lotteryOffice.lottery'), wide: true, cell: ({ name }) => name[lang] },
    { key: 'draws', head: t('lotteryOffice.tab.draws'), figures: true, cell: ({ draws }) => number(draws) },
    { key: 'slips', head: t('lotteryOffice.slips'), figures: true, cell: ({ slips }) => number(slips) },
    ...sumColumns<Report['lotteries'][number]>(texts),
  ]
}

function playColumns(texts: Texts, name: (play: string) => string): Column<Report['plays'][number]>[] {
  const { t, number } = texts
  return [
    {
      key: 'play',
      head: t('lotteryOffice.play'),
      wide: true,
      cell: ({ play }) => name(play),
    },
    { key: 'lines', head: t('lotteryOffice.lines'), figures: true, cell: ({ lines }) => number(lines) },
    ...sumColumns<Report['plays'][number]>(texts),
  ]
}

function PhoneSums({ title, sums }: { readonly title: string; readonly sums: Sums }) {
  const { t, ppm } = useTexts()
  return (
    <div className="grid gap-0.5">
      <span className="flex justify-between gap-3 font-medium">
        <span>{title}</span>
        <Money currency={sums.currency} amount={sums.stake - sums.win} />
      </span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>{t('lotteryOffice.stake')}</span>
        <Money currency={sums.currency} amount={sums.stake} />
      </span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>{t('lotteryOffice.margin')}</span>
        <span className="num">{ppm(marginOf(sums))}</span>
      </span>
    </div>
  )
}
