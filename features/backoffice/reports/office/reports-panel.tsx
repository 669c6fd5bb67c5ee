import { ArrowLeftRight, Dice5, HeartHandshake, Scale } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import { SupportReport } from '#features/backoffice/support-metrics/office/support-report.tsx'
import { decimalsOf } from '#texts/decimals.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { reports } from '../contract.ts'
import { periods, type Period } from '../rules.ts'
import { gamesSheet, liabilitySheet } from '../rules/sheets.ts'
import { BookCard } from './book-card.tsx'
import { GamesTable } from './games-table.tsx'
import { MoneyReport } from './money-report.tsx'
import { SaveSheet } from './save-sheet.tsx'

const EVERY_MS = 30_000
const kinds = ['liability', 'moneyFlows', 'games', 'care'] as const
const icons = { liability: Scale, moneyFlows: ArrowLeftRight, games: Dice5, care: HeartHandshake }

export type ReportsPanelProps = {
  readonly filter: { readonly report?: string | undefined; readonly period?: string | undefined }
  readonly onFilter: (filter: { report?: string | undefined; period?: string | undefined }) => void
}

/** Reports on demand: current liabilities and game results. */
export function ReportsPanel({ filter, onFilter }: ReportsPanelProps) {
  const { t } = useTexts()
  const kind = kinds.find((each) => each === filter.report) ?? 'liability'
  const period = periods.find((each) => each === filter.period) ?? 'mtd'
  const show = (report: string) =>
    onFilter({ ...filter, report: report === 'liability' ? undefined : report })
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-1 px-4 pt-3">
        <h1 className="text-18">{t('reports.title')}</h1>
        <p className="text-13 text-muted">{t('reports.lead')}</p>
      </div>
      <FilterChips<string>
        label={t('reports.tabs')}
        className="shrink-0 px-4"
        value={kind}
        options={kinds.map((value) => ({
          value,
          label: t(`reports.${value}`),
          icon: icons[value],
        }))}
        onChange={show}
      />
      {kind === 'liability' ? (
        <LiabilityReport />
      ) : kind === 'moneyFlows' ? (
        <MoneyReport />
      ) : kind === 'care' ? (
        <SupportReport />
      ) : (
        <GamesReport
          period={period}
          onPeriod={(next) => onFilter({ ...filter, period: next === 'mtd' ? undefined : next })}
        />
      )}
    </div>
  )
}

function LiabilityReport() {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(reports).liability, undefined, { everyMs: EVERY_MS })
  return (
    <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ books }) => books.length === 0}
        empty={<EmptyState icon={Scale} title={t('reports.noActivity')} text={t('reports.noBooks')} />}
      >
        {({ at, by, books }) => (
          <>
            <div className="flex flex-wrap items-center gap-3 px-4 pb-3">
              <span className="num text-12 text-faint">{t('reports.asOf', { at: date(at, 'stamp') })}</span>
              <SaveSheet
                name={`liability-${at.toISOString().slice(0, 10)}.csv`}
                rows={() => liabilitySheet(books, decimalsOf, { at, by, interval: t('reports.csv.now') }, t)}
              />
            </div>
            <div className="grid grid-cols-1 items-start gap-4 px-4 pb-4 xl:grid-cols-2">
              {books.map((book) => (
                <BookCard key={`${book.merchant}/${book.currency}`} book={book} />
              ))}
            </div>
          </>
        )}
      </QueryState>
    </div>
  )
}

function GamesReport({
  period,
  onPeriod,
}: {
  readonly period: Period
  readonly onPeriod: (period: Period) => void
}) {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(reports).games, { query: { period } }, { everyMs: EVERY_MS })
  const end = (at: Date) => date(at, 'minute')
  return (
    <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
      <FilterChips<Period>
        label={t('reports.period')}
        className="shrink-0 px-4"
        value={period}
        options={periods.map((value) => ({ value, label: t(`reports.period.${value}`) }))}
        onChange={onPeriod}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ games }) => games.length === 0}
        empty={<EmptyState icon={Dice5} title={t('reports.noActivity')} text={t('reports.noActivityHint')} />}
      >
        {({ at, by, games, intervals }) => (
          <>
            <div className="flex flex-wrap items-center gap-3 px-4 pb-3">
              <span className="num text-12 text-faint">{t('reports.asOf', { at: date(at, 'stamp') })}</span>
              <SaveSheet
                name={`games-${period}-${at.toISOString().slice(0, 10)}.csv`}
                rows={() => {
                  const spans = intervals.map(({ merchant, timeZone, from }) =>
                    t('reports.interval', {
                      period: merchant,
                      from: from ? end(from) : t('reports.period.ltd'),
                      to: end(at),
                      zone: timeZone,
                    }),
                  )
                  return gamesSheet(games, decimalsOf, { at, by, interval: spans.join('; ') }, t)
                }}
              />
            </div>
            <GamesTable games={games} />
          </>
        )}
      </QueryState>
    </div>
  )
}
