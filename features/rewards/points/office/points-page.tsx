import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { dayIn } from '#kit/day.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts } from '#ui/data/facts.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { rangeOf } from '#ui/records/days.ts'
import { FactsTable } from '#ui/records/facts-table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { pointsOffice } from '../contract.ts'
import { pointsShown } from '../rules/shown.ts'
import { AdjustDialog } from './adjust-dialog.tsx'

/** Points received and spent in a period, what members hold, and adjustments. */
export function PointsPage({ search, setSome, may }: OfficePageProps<'brand'>) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-auto p-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h1 className="text-18">{t('pointsOffice.title')}</h1>
          <p className="text-13 text-muted">{t('pointsOffice.lead')}</p>
        </div>
        {may('points.adjust') && (
          <Button look="primary" onClick={() => setOpen(true)}>
            {t('pointsOffice.adjust')}
          </Button>
        )}
      </header>
      <QueryState of={asked}>
        {({ merchants }) => {
          const chosen = merchants.find(({ code }) => code === search.brand) ?? merchants[0]
          return (
            chosen && (
              <>
                <BrandChips brands={merchants} value={chosen.code} onChange={(brand) => setSome({ brand })} />
                <Report key={chosen.code} merchant={chosen.code} />
              </>
            )
          )
        }}
      </QueryState>
      {isOpen && <AdjustDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function Report({ merchant }: { readonly merchant: string }) {
  const texts = useTexts()
  const { t, money } = texts
  const [range, setRange] = useState(() => rangeOf('last30', dayIn(timeZone(), new Date())))
  const asked = useApiQuery(useApi(pointsOffice).report, { query: { merchant, ...range } })
  return (
    <>
      <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      <QueryState of={asked}>
        {({ types, held, worth, currency }) => (
          <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_320px]">
            {types.length === 0 ? (
              <EmptyState title={t('pointsOffice.none')} />
            ) : (
              <FactsTable
                caption={t('pointsOffice.title')}
                rows={types}
                rowKey={({ type }) => type}
                dense
                columns={[
                  { key: 'type', head: t('points.kind'), cell: ({ type }) => t(`points.type.${type}`) },
                  {
                    key: 'valid',
                    head: t('pointsOffice.valid'),
                    figures: true,
                    cell: ({ valid }) => money(valid, currency),
                  },
                  {
                    key: 'gained',
                    head: t('pointsOffice.gained'),
                    figures: true,
                    cell: ({ gained }) => pointsShown(texts, gained),
                  },
                  {
                    key: 'used',
                    head: t('pointsOffice.used'),
                    figures: true,
                    cell: ({ used }) => pointsShown(texts, used),
                  },
                ]}
              />
            )}
            <section className="panel p-4" aria-label={t('pointsOffice.held')}>
              <Facts
                facts={[
                  {
                    key: 'held',
                    name: t('pointsOffice.held'),
                    value: <span className="num">{pointsShown(texts, held)}</span>,
                  },
                  {
                    key: 'worth',
                    name: t('pointsOffice.worth'),
                    value: <span className="num">{money(worth, currency, { symbol: true })}</span>,
                    total: true,
                  },
                ]}
              />
            </section>
          </div>
        )}
      </QueryState>
    </>
  )
}
