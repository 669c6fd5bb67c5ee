import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { decimalsOf } from '#texts/decimals.ts'
import { dayIn } from '#kit/day.ts'
import { timeZone, useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { DateRange } from '#ui/records/date-range.tsx'
import { dayText, rangeOf, type Range } from '#ui/records/days.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { reports } from '../contract.ts'
import { groupMoney, isWhole, moneyGroups, type MoneyGroup } from '../rules/money.ts'
import { moneySheet } from '../rules/money-sheet.ts'
import { moneyLines, type MoneyLine } from '../rules/shown.ts'
import { SaveSheet } from './save-sheet.tsx'

/** Deposits and withdrawals by day and by method, with totals that reconcile with the ledger. */
export function MoneyReport() {
  const { t, date } = useTexts()
  const [chosen, setRange] = useState<Range | null>(null)
  // the brand's zone, and with it today's date, may load later than the screen
  const range = chosen ?? rangeOf('last7', dayIn(timeZone(), new Date()))
  const [merchant, setMerchant] = useState('')
  const [by, setBy] = useState<MoneyGroup>('day')
  const query = { ...range, ...(merchant ? { merchant } : {}) }
  const asked = useApiQuery(useApi(reports).money, { query })
  return (
    <div className="flex min-h-0 flex-1 flex-col md:overflow-auto">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 pb-2">
        <DateRange value={range} onChange={setRange} />
        <BrandFilter
          label={t('reports.merchant')}
          all={t('reports.money.anyBrand')}
          value={merchant}
          onChange={setMerchant}
        />
        <FilterChips<MoneyGroup>
          label={t('reports.money.by')}
          value={by}
          options={moneyGroups.map((value) => ({ value, label: t(`reports.money.by.${value}`) }))}
          onChange={setBy}
        />
      </div>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState icon={ArrowLeftRight} title={t('reports.noActivity')} text={t('reports.money.none')} />
        }
      >
        {({ at, by: asker, rows, totals, zones }) => (
          <>
            <div className="flex flex-wrap items-center gap-3 px-4 pb-3">
              <span className="num text-12 text-faint">{t('reports.asOf', { at: date(at, 'stamp') })}</span>
              <span className="text-12 text-faint">
                {t('reports.money.days', { zones: zones.join(', ') })}
              </span>
              <SaveSheet
                name={`money-${range.from}-${range.to}.csv`}
                rows={() =>
                  moneySheet(
                    groupMoney(rows, by),
                    { totals, decimalsOf },
                    { at, by: asker, interval: `${range.from} – ${range.to}` },
                    t,
                  )
                }
              />
            </div>
            <Totals
              totals={moneyLines([], totals, decimalsOf).filter(({ is }) => is === 'total')}
              isRight={isWhole(rows, totals)}
            />
            <Rows rows={moneyLines(groupMoney(rows, by), totals, decimalsOf)} by={by} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function Totals({ totals, isRight }: { readonly totals: readonly MoneyLine[]; readonly isRight: boolean }) {
  const { t, number } = useTexts()
  return (
    <div className="grid gap-3 px-4 pb-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {totals.map((sum) => (
          <section key={`${sum.merchant}${sum.currency}${sum.way}`} className="panel grid gap-0.5 px-4 py-3">
            <h2 className="text-12 font-medium text-muted">
              {sum.merchant} · {t(`reports.money.${sum.way}`)}
            </h2>
            <Amount amount={sum.total} currency={sum.currency} className="text-18 font-semibold" />
            <p className="num text-12 text-faint">
              {t('reports.money.ordersOf', { count: number(sum.orders) })}
            </p>
          </section>
        ))}
      </div>
      {isRight ? (
        <p className="text-12 text-faint">{t('reports.money.whole')}</p>
      ) : (
        <Notice tone="danger">{t('reports.money.broken')}</Notice>
      )}
    </div>
  )
}

function Rows({ rows, by }: { readonly rows: readonly MoneyLine[]; readonly by: MoneyGroup }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Table
      caption={t('reports.moneyFlows')}
      columns={columnsOf(texts, by)}
      rows={rows}
      rowKey={({ merchant, currency, is, day, way, method }) =>
        [merchant, currency, is, day, way, method].join('/')
      }
      dense
      phone={(row) => <PhoneRow row={row} />}
      className="px-4 md:px-0"
    />
  )
}

const dayWords = ({ t, lang }: Texts, { is, day }: MoneyLine): string =>
  is === 'row' ? dayText(lang, day, 'day') : t(is === 'total' ? 'ui.total' : 'ui.rounding')

function columnsOf(texts: Texts, by: MoneyGroup): Column<MoneyLine>[] {
  const { t, number } = texts
  const sum = (key: 'moved' | 'fees' | 'returned'): Column<MoneyLine> => ({
    key,
    head: t(`reports.money.${key}`),
    figures: true,
    cell: (row) =>
      row[key] ? <Amount amount={row[key]} currency={row.currency} /> : <span className="text-faint">–</span>,
  })
  const day: Column<MoneyLine> = {
    key: 'day',
    head: t('reports.money.day'),
    cell: (row) => <span className="num">{dayWords(texts, row)}</span>,
  }
  const method: Column<MoneyLine> = {
    key: 'method',
    head: t('reports.money.method'),
    wide: true,
    cell: (row) => (
      <b className="font-medium">{by === 'method' && row.is !== 'row' ? dayWords(texts, row) : row.method}</b>
    ),
  }
  return [
    ...(by === 'method' ? [] : [day]),
    { key: 'merchant', head: t('reports.merchant'), cell: (row) => row.merchant },
    { key: 'way', head: t('reports.money.way'), cell: (row) => t(`reports.money.${row.way}`) },
    ...(by === 'day' ? [] : [method]),
    {
      key: 'orders',
      head: t('reports.money.orders'),
      figures: true,
      cell: (row) => row.is !== 'rounding' && number(row.orders),
    },
    sum('moved'),
    sum('returned'),
    {
      key: 'sum',
      head: t('reports.money.sum'),
      figures: true,
      cell: (row) => <Amount amount={row.total} currency={row.currency} className="font-medium" />,
    },
    sum('fees'),
    {
      key: 'net',
      head: t('reports.money.net'),
      figures: true,
      cell: (row) => <Amount amount={row.net} currency={row.currency} />,
    },
    {
      key: 'currency',
      head: t('reports.currency'),
      cell: (row) => <span className="text-faint">{row.currency}</span>,
    },
  ]
}

function PhoneRow({ row }: { readonly row: MoneyLine }) {
  const texts = useTexts()
  const { t, number } = texts
  return (
    <span className="grid gap-0.5">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{row.method || dayWords(texts, row)}</b>
        <Amount amount={row.total} currency={row.currency} />
      </span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>
          {row.merchant} · {t(`reports.money.${row.way}`)}
          {row.method && row.day ? ` · ${dayWords(texts, row)}` : ''}
        </span>
        <span className="num">{t('reports.money.ordersOf', { count: number(row.orders) })}</span>
      </span>
    </span>
  )
}
