import { Plus, Ticket } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { drawsOffice } from '../contract/office.ts'
import { DrawDrawer } from './draw-drawer.tsx'
import { DrawForm } from './draw-form.tsx'

export type Row = Reply<typeof drawsOffice.list>['rows'][number]

type Props = {
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly may: May
}

/** Prize draws of a brand, with their cost beside the one expected from the odds. */
export function DrawsPanel({ brand, onBrand, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(drawsOffice).list, { query: brand ? { merchant: brand } : {} })
  const [isWriting, setWriting] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.rows.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('draws.title')}</h1>
          <p className="text-13 text-muted">{t('drawsOffice.lead')}</p>
        </div>
        {may('draws.write') && (
          <Button look="primary" size="sm" icon={Plus} onClick={() => setWriting(true)}>
            {t('drawsOffice.new')}
          </Button>
        )}
      </header>
      <BrandChips brands={asked.data?.brands} value={asked.data?.merchant} onChange={onBrand} />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState icon={Ticket} title={t('drawsOffice.none')} text={t('drawsOffice.noneText')} />}
      >
        {({ rows }) => (
          <Table
            caption={t('draws.title')}
            columns={columnsOf(texts)}
            rows={rows}
            rowKey={({ id }) => id}
            onRow={({ id }) => setChosen(id)}
            dense
            phone={(each) => <PhoneRow row={each} />}
          />
        )}
      </QueryState>
      {isWriting && asked.data?.currency && (
        <DrawForm
          merchant={asked.data.merchant}
          currency={asked.data.currency}
          rows={asked.data.rows}
          onClose={() => setWriting(false)}
        />
      )}
      {row && <DrawDrawer row={row} may={may} onClose={() => setChosen(null)} />}
    </div>
  )
}

function columnsOf({ t, lang, number }: Texts): Column<Row>[] {
  const amount = (sum: bigint, { currency }: Row) => <Amount amount={sum} currency={currency} code />
  return [
    { key: 'title', head: t('drawsOffice.name'), cell: ({ title }) => title[lang] },
    { key: 'kind', head: t('drawsOffice.kind'), cell: ({ kind }) => t(`draws.kind.${kind}`) },
    { key: 'state', head: t('drawsOffice.state'), cell: ({ state }) => t(`drawsOffice.state.${state}`) },
    {
      key: 'results',
      head: t('drawsOffice.results'),
      figures: true,
      cell: ({ results }) => number(results),
    },
    {
      key: 'members',
      head: t('drawsOffice.members'),
      figures: true,
      cell: ({ members }) => number(members),
    },
    { key: 'cost', head: t('drawsOffice.cost'), figures: true, cell: (row) => amount(row.cost, row) },
    {
      key: 'expected',
      head: t('drawsOffice.expected'),
      figures: true,
      cell: (row) => amount(row.expected, row),
    },
  ]
}

function PhoneRow({ row: { title, kind, state, cost, currency } }: { readonly row: Row }) {
  const { t, lang } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{title[lang]}</span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>
          {t(`draws.kind.${kind}`)} · {t(`drawsOffice.state.${state}`)}
        </span>
        <Amount amount={cost} currency={currency} code />
      </span>
    </span>
  )
}
