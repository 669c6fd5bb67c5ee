import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { dayIn } from '#kit/day.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { DateRange } from '#ui/records/date-range.tsx'
import { rangeOf } from '#ui/records/days.ts'
import { FactsTable } from '#ui/records/facts-table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { rebatesOffice } from '../contract/office.ts'
import { nameOf } from './category-name.ts'

/** What rebates cost in a period: by day, VIP level and category. */
export function ReportTab({ merchant }: { readonly merchant: string }) {
  const texts = useTexts()
  const { t, money, number } = texts
  const [range, setRange] = useState(() => rangeOf('last30', dayIn(timeZone(), new Date())))
  const asked = useApiQuery(useApi(rebatesOffice).report, { query: { merchant, ...range } })
  const program = { key: 'program', head: t('rebatesOffice.program') }
  const rank = { key: 'level', head: t('rebatesOffice.level'), figures: true }
  return (
    <>
      <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      <QueryState
        of={asked}
        isEmpty={({ days }) => days.length === 0}
        empty={<EmptyState title={t('rebatesOffice.noCost')} text={t('rebatesOffice.noCostText')} />}
      >
        {({ amount, days, levels, categories, currency }) => (
          <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-2">
            <FactsTable
              caption={t('rebatesOffice.byDay')}
              rows={days}
              rowKey={(row) => `${row.day} ${row.program}`}
              dense
              columns={[
                {
                  key: 'day',
                  head: t('rebatesOffice.day'),
                  cell: ({ day }) => day,
                  total: t('rebatesOffice.total'),
                },
                { ...program, cell: (row) => t(`rebates.program.${row.program}`) },
                {
                  key: 'members',
                  head: t('rebatesOffice.members'),
                  figures: true,
                  cell: ({ members }) => number(members),
                },
                {
                  key: 'amount',
                  head: t('rebatesOffice.paid'),
                  figures: true,
                  cell: (row) => money(row.amount, currency),
                  total: money(amount, currency),
                },
              ]}
            />
            <div className="grid gap-4">
              <FactsTable
                caption={t('rebatesOffice.byLevel')}
                rows={levels}
                rowKey={(row) => `${row.level} ${row.program}`}
                dense
                columns={[
                  { ...rank, cell: ({ level }) => number(level) },
                  { ...program, cell: (row) => t(`rebates.program.${row.program}`) },
                  {
                    key: 'amount',
                    head: t('rebatesOffice.paid'),
                    figures: true,
                    cell: (row) => money(row.amount, currency),
                  },
                ]}
              />
              <FactsTable
                caption={t('rebatesOffice.byCategory')}
                rows={categories}
                rowKey={(row) => `${row.category} ${row.program}`}
                dense
                columns={[
                  {
                    key: 'category',
                    head: t('rebates.category'),
                    cell: ({ category }) => nameOf(texts, category),
                  },
                  { ...program, cell: (row) => t(`rebates.program.${row.program}`) },
                  {
                    key: 'base',
                    head: t('rebatesOffice.base'),
                    figures: true,
                    cell: ({ base }) => money(base, currency),
                  },
                  {
                    key: 'earned',
                    head: t('rebates.earned'),
                    figures: true,
                    cell: (row) => (row.program === 'cashback' ? '–' : money(row.earned, currency)),
                  },
                ]}
              />
              <p className="text-12 text-faint">{t('rebatesOffice.categoryNote')}</p>
            </div>
          </div>
        )}
      </QueryState>
    </>
  )
}
