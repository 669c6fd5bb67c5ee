import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { ExportButton } from '#features/platform/operators/office/export-button.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Facts } from '#ui/data/facts.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { supportMetrics } from '../contract.ts'

type Report = Reply<(typeof supportMetrics)['report']>
type Figure = Report['sections'][number]['figures'][number]
type DeskRow = Report['desk'][number]

const spans = ['7', '30', '90'] as const
const SECONDS = 60
const MINUTES = 60
const TENTHS = 10

/** Support figures of a brand: live chat, feedback, messages, chat room, safer play and identity documents. */
export function SupportReport() {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(supportMetrics)
  const [brand, setBrand] = useState<string | null>(null)
  const [span, setSpan] = useState<(typeof spans)[number]>('30')
  const days = Number(span)
  const asked = useApiQuery(api.report, { query: { days, ...(brand === null ? {} : { merchant: brand }) } })
  const { data } = asked
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-4 p-4 md:overflow-auto">
      <div className="flex flex-wrap items-center gap-x-6">
        <BrandChips brands={data?.brands} value={data?.merchant} onChange={setBrand} />
        <FilterChips<(typeof spans)[number]>
          label={t('supportMetrics.days')}
          options={spans.map((value) => ({
            value,
            label: t('supportMetrics.lastDays', { count: Number(value) }),
          }))}
          value={span}
          onChange={setSpan}
        />
        {data && (
          <span className="ml-auto">
            <ExportButton
              key={`${data.merchant}${days}`}
              onExport={() => api.file({ body: { merchant: data.merchant, days } })}
            />
          </span>
        )}
      </div>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ sections, desk }) => (
          <>
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
              {sections.map(({ section, figures }) => (
                <section key={section} className="panel grid gap-3 p-4">
                  <h2 className="text-16">{t(`supportMetrics.section.${section}`)}</h2>
                  <Facts
                    facts={figures.map((figure) => ({
                      key: figure.name,
                      name: t(`supportMetrics.${section}.${figure.name}`),
                      value: <span className="num">{shown(texts, figure)}</span>,
                    }))}
                  />
                </section>
              ))}
            </div>
            {desk.length > 0 && (
              <section className="grid grid-cols-1 gap-2">
                <h2 className="text-16">{t('supportMetrics.desk')}</h2>
                <Table
                  caption={t('supportMetrics.desk')}
                  columns={columnsOf(texts)}
                  rows={desk}
                  rowKey={({ operator }) => operator}
                  dense
                />
              </section>
            )}
          </>
        )}
      </QueryState>
    </div>
  )
}

/** A formatted figure; a dash where there was nothing to measure. */
function shown({ t, number }: Texts, { unit, value }: Pick<Figure, 'unit' | 'value'>): string {
  if (value === null) return '–'
  switch (unit) {
    case 'count':
      return number(value)
    case 'percent':
      return `${number(value)}%`
    case 'tenths':
      return t('supportMetrics.stars', { stars: number(value / TENTHS) })
    case 'seconds': {
      const minutes = Math.round(value / SECONDS)
      if (value < SECONDS) return t('supportMetrics.seconds', { count: value })
      if (minutes < MINUTES) return t('supportMetrics.minutes', { count: minutes })
      return t('supportMetrics.hours', { count: Math.round(minutes / MINUTES) })
    }
  }
}

function columnsOf(texts: Texts): readonly Column<DeskRow>[] {
  const { t, number } = texts
  return [
    { key: 'operator', head: t('supportMetrics.operator'), cell: ({ operator }) => operator },
    {
      key: 'conversations',
      head: t('supportMetrics.service.conversations'),
      figures: true,
      cell: ({ conversations }) => <span className="num">{number(conversations)}</span>,
    },
    {
      key: 'lines',
      head: t('supportMetrics.lines'),
      figures: true,
      cell: ({ lines }) => <span className="num">{number(lines)}</span>,
    },
    {
      key: 'stars',
      head: t('supportMetrics.service.tenths'),
      figures: true,
      cell: ({ tenths }) => <span className="num">{shown(texts, { unit: 'tenths', value: tenths })}</span>,
    },
  ]
}
