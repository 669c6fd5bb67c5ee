import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { dayText } from '#ui/records/days.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table } from '#ui/records/table.tsx'
import type { Overview } from './overview-page.tsx'
import { Profit } from './parts.tsx'

const views = ['byDay', 'byLevel', 'byCategory'] as const
type View = (typeof views)[number]

type Row = {
  readonly key: string
  readonly name: string
  readonly active: number
  readonly stake: bigint
  readonly valid: bigint
  readonly profit: bigint
}

/** The overview's play by day, level or category; each adds up to the totals. */
export function OverviewTables({ overview }: { readonly overview: Overview }) {
  const { t, number } = useTexts()
  const [view, setView] = useState<View>('byDay')
  const rows = useRows(overview, view)
  const { currency, totals } = overview
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <FilterChips
        label={t('agents.views')}
        className="max-md:-mx-4 max-md:px-4"
        value={view}
        onChange={setView}
        options={views.map((value) => ({ value, label: t(`agents.${value}`) }))}
      />
      <Table<Row>
        caption={t(`agents.${view}`)}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            head: t(`agents.${view}`),
            cell: ({ name }) => name,
            total: t('agents.total'),
            wide: true,
          },
          {
            key: 'active',
            head: t('agents.active'),
            figures: true,
            cell: ({ active }) => number(active),
            total: '',
          },
          {
            key: 'stake',
            head: t('agents.stake'),
            figures: true,
            cell: ({ stake }) => money(stake),
            total: money(totals.stake),
          },
          {
            key: 'valid',
            head: t('agents.valid'),
            figures: true,
            cell: ({ valid }) => money(valid),
            total: money(totals.valid),
          },
          {
            key: 'profit',
            head: t('agents.profit'),
            figures: true,
            cell: ({ profit }) => <Profit amount={profit} currency={currency} />,
            total: <Profit amount={totals.profit} currency={currency} />,
          },
        ]}
        phone={({ name, active, valid, profit }) => (
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="block truncate font-medium">{name}</span>
              <span className="text-12 text-faint">{t('agents.activeCount', { count: active })}</span>
            </span>
            <span className="text-right">
              <span className="block font-medium">
                <Profit amount={profit} currency={currency} />
              </span>
              <span className="text-12 text-faint">
                {t('agents.valid')} {money(valid)}
              </span>
            </span>
          </div>
        )}
      />
    </section>
  )
}

function useRows({ days, levels, categories }: Overview, view: View): readonly Row[] {
  const { t, lang } = useTexts()
  switch (view) {
    case 'byDay':
      return days.toReversed().map((row) => ({ ...row, key: row.day, name: dayText(lang, row.day, 'day') }))
    case 'byLevel':
      return levels.map((row) => ({
        ...row,
        key: `${row.level}`,
        name: t('agents.level', { level: row.level, count: row.members }),
      }))
    case 'byCategory':
      return categories.map((row) => ({ ...row, key: row.category, name: t(`category.${row.category}`) }))
  }
}
