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
import { vipOffice } from '../contract/office.ts'

/** Members by rank, changes of ranks and the cost of gifts in a period. */
export function ReportTab({ merchant }: { readonly merchant: string }) {
  const { t, lang, money, number } = useTexts()
  const [range, setRange] = useState(() => rangeOf('last30', dayIn(timeZone(), new Date())))
  const asked = useApiQuery(useApi(vipOffice).report, { query: { merchant, ...range } })
  return (
    <>
      <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      <QueryState of={asked}>
        {({ ranks, gifts, currency }) => (
          <div className="grid items-start gap-4 *:min-w-0 xl:grid-cols-2">
            {ranks.length === 0 ? (
              <EmptyState title={t('vipOffice.none')} />
            ) : (
              <FactsTable
                caption={t('vipOffice.title')}
                rows={ranks}
                rowKey={({ level }) => String(level)}
                dense
                columns={[
                  {
                    key: 'level',
                    head: t('vipOffice.level'),
                    cell: ({ level, name }) => `${level} · ${name[lang]}`,
                  },
                  {
                    key: 'members',
                    head: t('vipOffice.members'),
                    figures: true,
                    cell: ({ members }) => number(members),
                    total: number(ranks.reduce((sum, { members }) => sum + members, 0)),
                  },
                  {
                    key: 'reached',
                    head: t('vipOffice.reached'),
                    figures: true,
                    cell: ({ reached }) => number(reached),
                  },
                  { key: 'fell', head: t('vipOffice.fell'), figures: true, cell: ({ fell }) => number(fell) },
                  { key: 'set', head: t('vipOffice.set'), figures: true, cell: ({ set }) => number(set) },
                ]}
              />
            )}
            <section className="grid gap-2">
              <h2 className="text-16">{t('vipOffice.gifts')}</h2>
              {gifts.length === 0 ? (
                <p className="text-13 text-muted">{t('vipOffice.giftsNone')}</p>
              ) : (
                <FactsTable
                  caption={t('vipOffice.gifts')}
                  rows={gifts}
                  rowKey={({ moment, kind }) => `${moment}:${kind}`}
                  dense
                  columns={[
                    {
                      key: 'moment',
                      head: t('vipOffice.moment'),
                      cell: ({ moment }) => t(`vip.gift.${moment}`),
                    },
                    {
                      key: 'kind',
                      head: t('vipOffice.kind'),
                      cell: ({ kind }) => t(`vipOffice.gift.${kind}`),
                    },
                    {
                      key: 'offered',
                      head: t('vipOffice.offered'),
                      figures: true,
                      cell: ({ offered }) => number(offered),
                    },
                    {
                      key: 'credited',
                      head: t('vipOffice.credited'),
                      figures: true,
                      cell: ({ credited }) => number(credited),
                    },
                    {
                      key: 'cost',
                      head: t('vipOffice.cost'),
                      figures: true,
                      cell: ({ amount, points }) =>
                        amount === null
                          ? t('vip.gift.points', { points: points ?? 0 })
                          : money(amount, currency, { symbol: true }),
                    },
                  ]}
                />
              )}
            </section>
          </div>
        )}
      </QueryState>
    </>
  )
}
