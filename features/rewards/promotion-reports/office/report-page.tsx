import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { csvText } from '#kit/csv.ts'
import { dayIn } from '#kit/day.ts'
import { moneyText, UNITS_PER_MAJOR } from '#kit/money.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { timeZone, useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { DateRange } from '#ui/records/date-range.tsx'
import { rangeOf } from '#ui/records/days.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { promotionReportsOffice } from '../contract/office.ts'
import { Recipients } from './recipients.tsx'

type Row = Reply<typeof promotionReportsOffice.report>['rows'][number]

/** Claims, cost, wagering and result of each promotion in a period, down to its members. */
export function PromotionReportPage({ search, setSome, may }: OfficePageProps<'brand' | 'id'>) {
  const { t } = useTexts()
  const brands = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  const [range, setRange] = useState(() => rangeOf('last30', dayIn(timeZone(), new Date())))
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-auto p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('promotionReports.title')}</h1>
        <p className="text-13 text-muted">{t('promotionReports.lead')}</p>
      </header>
      <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      <QueryState of={brands}>
        {({ merchants }) => {
          const chosen = merchants.find(({ code }) => code === search.brand) ?? merchants[0]
          if (!chosen) return null
          if (search.id)
            return (
              <Recipients
                key={search.id}
                id={search.id}
                range={range}
                mayRevoke={may('promotions.revoke')}
                onBack={() => setSome({ id: undefined })}
              />
            )
          return (
            <>
              <BrandChips
                brands={merchants}
                value={chosen.code}
                onChange={(brand) => setSome({ brand, id: undefined })}
              />
              <Report merchant={chosen.code} range={range} onRow={(id) => setSome({ id })} />
            </>
          )
        }}
      </QueryState>
    </div>
  )
}

type ReportProps = {
  readonly merchant: string
  readonly range: { readonly from: string; readonly to: string }
  readonly onRow: (id: string) => void
}

function Report({ merchant, range, onRow }: ReportProps) {
  const texts = useTexts()
  const { t, lang } = texts
  const asked = useApiQuery(useApi(promotionReportsOffice).report, { query: { merchant, ...range } })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<EmptyState title={t('promotionReports.none')} />}
    >
      {({ rows, currency }) =>
        currency && (
          <>
            <Button
              look="outline"
              size="sm"
              className="justify-self-end"
              onClick={() => {
                const file = ['\uFEFF', csvText(sheetOf(rows, texts))]
                saveFile(new Blob(file, { type: 'text/csv' }), `promotions-${range.from}-${range.to}.csv`)
              }}
            >
              {t('promotionReports.save')}
            </Button>
            <Table
              caption={t('promotionReports.title')}
              columns={columnsOf(texts, currency, rows)}
              rows={rows}
              rowKey={({ promotion }) => promotion}
              onRow={({ promotion }) => onRow(promotion)}
              dense
              phone={({ title, cost }) => (
                <span className="flex justify-between gap-3">
                  <span className="min-w-0 truncate font-medium">{title[lang]}</span>
                  <Amount amount={cost} currency={currency} />
                </span>
              )}
            />
          </>
        )
      }
    </QueryState>
  )
}

/** What the operator won from the recipients since, less the cost. */
const netOf = ({ stakes, wins, cost }: Pick<Row, 'stakes' | 'wins' | 'cost'>): bigint => stakes - wins - cost

/** The file has all figures; the screen those that fit on it, points and goods only where there are some. */
function columnsOf({ t, lang, number }: Texts, currency: Currency, rows: readonly Row[]): Column<Row>[] {
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  const figure = (key: string, head: string, cell: Column<Row>['cell']): Column<Row> => ({
    key,
    head,
    figures: true,
    cell,
  })
  return [
    {
      key: 'title',
      head: t('promotionReports.promotion'),
      cell: ({ title, version }) =>
        version > 1 ? `${title[lang]} · ${t('promotionReports.version', { version })}` : title[lang],
    },
    figure('members', t('promotionReports.members'), (row) => number(row.members)),
    figure(
      'claimed',
      t('promotionReports.claimed'),
      (row) => `${number(row.claimed)}/${number(row.rewards)}`,
    ),
    figure('cost', t('promotionReports.cost'), (row) => money(row.cost)),
    ...(rows.some(({ pieces }) => pieces > 0n)
      ? [figure('pieces', t('promotionReports.pieces'), (row) => number(row.pieces / UNITS_PER_MAJOR))]
      : []),
    figure('wagered', t('promotionReports.wagered'), (row) => money(row.wagered)),
    figure('stakes', t('promotionReports.stakes'), (row) => money(row.stakes)),
    figure('net', t('promotionReports.net'), (row) => (
      <Amount amount={netOf(row)} currency={currency} signed />
    )),
    figure('shared', t('promotionReports.shared'), (row) => number(row.shared)),
  ]
}

function sheetOf(rows: readonly Row[], { t, lang }: Texts): readonly (readonly string[])[] {
  const head = ['promotion', 'members', 'rewards', 'claimed', 'expired', 'cost', 'pieces'] as const
  const rest = ['wagered', 'required', 'stakes', 'net', 'shared'] as const
  return [
    [...head, ...rest].map((name) => t(`promotionReports.${name}`)),
    ...rows.map((row) => [
      row.title[lang],
      ...[row.members, row.rewards, row.claimed, row.expired].map(String),
      ...[row.cost, row.pieces, row.wagered, row.required, row.stakes, netOf(row)].map(moneyText),
      String(row.shared),
    ]),
  ]
}
