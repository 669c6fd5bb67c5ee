import { ChartNoAxesCombined, Download } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation, useApiPages, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { Head, More, useDays } from '#features/agents/centre/site/parts.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { DateRange } from '#ui/records/date-range.tsx'
import { dayText, type Range } from '#ui/records/days.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { affiliates, groupings } from '../../contract/member.ts'
import { countryName } from '../join/countries.ts'

type Report = Reply<typeof affiliates.report>
type Row = Report['rows'][number]
type By = (typeof groupings)[number]
type Player = Reply<typeof affiliates.players>['rows'][number]

const views = [...groupings, 'players'] as const

/** Report: clicks, players and play by day, code, country or sub-ID; and the players by number. */
export function AffiliateReportPage() {
  const texts = useTexts()
  const { t } = texts
  const [range, setRange] = useDays()
  const [view, setView] = useState<(typeof views)[number]>('day')
  const file = useApiMutation(useApi(affiliates).exportReport)
  return (
    <>
      <Head title={t('agents.menu.affiliateReport')}>
        {view !== 'players' && (
          <Button
            size="sm"
            icon={Download}
            busy={file.isPending}
            onClick={() =>
              file.mutate(
                { query: { ...range, by: view } },
                {
                  onSuccess: (saved) => saveFile(saved, saved.name),
                  onError: (error) => toast({ tone: 'danger', title: errorWords(texts, error) }),
                },
              )
            }
          >
            {t('affiliates.export')}
          </Button>
        )}
      </Head>
      <div className="grid gap-3">
        <FilterChips
          label={t('affiliates.by')}
          value={view}
          onChange={setView}
          options={views.map((value) => ({ value, label: t(`affiliates.by.${value}`) }))}
        />
        {view !== 'players' && (
          <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
        )}
        {view === 'players' ? <Players /> : <Figures range={range} by={view} />}
      </div>
    </>
  )
}

function Figures({ range, by }: { readonly range: Range; readonly by: By }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(affiliates).report, { query: { ...range, by } })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows rows={6} />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        <EmptyState
          icon={ChartNoAxesCombined}
          title={t('affiliates.noReport')}
          text={t('affiliates.noReportText')}
        />
      }
    >
      {(report) => <ReportTable report={report} by={by} />}
    </QueryState>
  )
}

function ReportTable({
  report: { rows, total, currency },
  by,
}: {
  readonly report: Report
  readonly by: By
}) {
  const { t, number, lang } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  const named = ({ key }: Row) =>
    by === 'day' ? dayText(lang, key, 'day') : by === 'country' ? countryName(key, lang) : key || '–'
  const counts = ['clicks', 'registrations', 'firstDeposits', 'qualified'] as const
  const sums = ['deposits', 'valid', 'revenue', 'bonuses'] as const
  return (
    <Table<Row>
      caption={t('agents.menu.affiliateReport')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        { key: 'key', head: t(`affiliates.by.${by}`), cell: named, total: t('affiliates.total') },
        ...counts.map((name) => ({
          key: name,
          head: t(`affiliates.${name}`),
          figures: true,
          cell: (row: Row) => number(row[name]),
          total: number(total[name]),
        })),
        ...sums.map((name) => ({
          key: name,
          head: t(`affiliates.${name}`),
          figures: true,
          cell: (row: Row) => money(row[name]),
          total: money(total[name]),
        })),
      ]}
      phone={(row) => (
        <div className="grid gap-1.5">
          <div className="flex items-baseline justify-between gap-3">
            <span className="font-medium">{named(row)}</span>
            <span className="font-medium">{money(row.revenue)}</span>
          </div>
          <div className="flex flex-wrap gap-x-3 text-12 text-faint">
            {counts.map((name) => (
              <span key={name}>
                {t(`affiliates.${name}`)} {number(row[name])}
              </span>
            ))}
          </div>
        </div>
      )}
    />
  )
}

function Players() {
  const { t, date, lang } = useTexts()
  const api = useApi(affiliates)
  const found = useApiPages(api.players, {}, (before: string | null, options) =>
    api.players({ query: { ...(before && { before }) } }, options),
  )
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? []
  if (found.error && rows.length === 0)
    return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={6} />
  if (rows.length === 0)
    return (
      <EmptyState
        icon={ChartNoAxesCombined}
        title={t('affiliates.noPlayers')}
        text={t('affiliates.noReportText')}
      />
    )
  const moment = (at: Date | null) => (at ? date(at, 'brief') : '–')
  const state = ({ isDuplicate, qualifiedAt, firstDepositAt }: Player) =>
    isDuplicate ? (
      <Status tone="bad">{t('affiliates.player.duplicate')}</Status>
    ) : (
      <Status tone={qualifiedAt ? 'good' : firstDepositAt ? 'info' : 'plain'}>
        {t(`affiliates.player.${qualifiedAt ? 'qualified' : firstDepositAt ? 'deposited' : 'registered'}`)}
      </Status>
    )
  return (
    <>
      <Table<Player>
        caption={t('affiliates.players')}
        rows={rows}
        rowKey={({ number }) => `${number}`}
        columns={[
          {
            key: 'number',
            head: t('affiliates.player'),
            cell: ({ number }) => <span className="num">P-{`${number}`}</span>,
          },
          { key: 'code', head: t('affiliates.by.code'), cell: ({ code }) => code },
          { key: 'sub', head: t('affiliates.by.subId'), cell: ({ subId }) => subId || '–' },
          {
            key: 'country',
            head: t('affiliates.by.country'),
            cell: ({ country }) => countryName(country, lang),
          },
          { key: 'at', head: t('affiliates.registered'), cell: ({ registeredAt }) => moment(registeredAt) },
          {
            key: 'first',
            head: t('affiliates.firstDeposits'),
            cell: ({ firstDepositAt }) => moment(firstDepositAt),
          },
          { key: 'state', head: t('affiliates.status'), cell: state },
        ]}
        phone={(row) => (
          <div className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="num block font-medium">P-{`${row.number}`}</span>
              <span className="block truncate text-12 text-faint">
                {row.code} · {moment(row.registeredAt)}
              </span>
            </span>
            {state(row)}
          </div>
        )}
      />
      <More of={found} />
    </>
  )
}
