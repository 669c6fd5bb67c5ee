import { Gift, Plus } from 'lucide-react'
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
import { promotionsOffice } from '../contract/office.ts'
import { PromotionDrawer } from './promotion-drawer.tsx'
import { PromotionForm, type PromotionFormProps } from './builder/promotion-form.tsx'

export type Row = Reply<typeof promotionsOffice.list>['rows'][number]

type Props = {
  readonly brand: string | undefined
  readonly onBrand: (brand: string) => void
  readonly may: May
}

/** Promotions of a brand: drafts, live and stopped ones, with what they have given. */
export function PromotionsPanel({ brand, onBrand, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const asked = useApiQuery(useApi(promotionsOffice).list, { query: brand ? { merchant: brand } : {} })
  const [writing, setWriting] = useState<PromotionFormProps['of'] | 'new'>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.rows.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('promotions.title')}</h1>
          <p className="text-13 text-muted">{t('promotionsOffice.lead')}</p>
        </div>
        {may('promotions.write') && (
          <Button look="primary" size="sm" icon={Plus} onClick={() => setWriting('new')}>
            {t('promotionsOffice.new')}
          </Button>
        )}
      </header>
      <BrandChips brands={asked.data?.brands} value={asked.data?.merchant} onChange={onBrand} />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState icon={Gift} title={t('promotionsOffice.none')} text={t('promotionsOffice.noneText')} />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('promotions.title')}
            columns={columnsOf(texts)}
            rows={rows}
            rowKey={({ id }) => id}
            onRow={({ id }) => setChosen(id)}
            dense
            phone={(each) => <PhoneRow row={each} />}
          />
        )}
      </QueryState>
      {writing && asked.data?.currency && (
        <PromotionForm
          merchant={asked.data.merchant}
          currency={asked.data.currency}
          of={writing === 'new' ? null : writing}
          onClose={() => setWriting(null)}
        />
      )}
      {row && (
        <PromotionDrawer
          row={row}
          may={may}
          onClose={() => setChosen(null)}
          onWrite={(of) => {
            setChosen(null)
            setWriting(of)
          }}
        />
      )}
    </div>
  )
}

function columnsOf({ t, lang, number }: Texts): Column<Row>[] {
  return [
    { key: 'title', head: t('promotionsOffice.name'), cell: ({ title }) => title[lang] },
    {
      key: 'state',
      head: t('promotionsOffice.state'),
      cell: ({ state }) => t(`promotionsOffice.state.${state}`),
    },
    {
      key: 'joined',
      head: t('promotionsOffice.joined'),
      figures: true,
      cell: ({ joined }) => number(joined),
    },
    { key: 'given', head: t('promotionsOffice.given'), figures: true, cell: ({ given }) => number(given) },
    {
      key: 'spent',
      head: t('promotionsOffice.spent'),
      figures: true,
      cell: ({ spent, currency }) => <Amount amount={spent} currency={currency} code />,
    },
    {
      key: 'budget',
      head: t('promotionsOffice.budget'),
      figures: true,
      cell: ({ budget, currency }) =>
        budget === null ? '–' : <Amount amount={budget} currency={currency} code />,
    },
  ]
}

function PhoneRow({ row: { title, state, spent, currency } }: { readonly row: Row }) {
  const { t, lang } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{title[lang]}</span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>{t(`promotionsOffice.state.${state}`)}</span>
        <Amount amount={spent} currency={currency} code />
      </span>
    </span>
  )
}
