import { Gift, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandList } from '#features/platform/merchants/office/lists/brand-list.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
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
  const [writing, setWriting] = useState<PromotionFormProps['of']>(null)
  const form = (
    { merchant, currency }: NonNullable<typeof asked.data>,
    of: PromotionFormProps['of'],
    onClose: () => void,
  ) => currency && <PromotionForm merchant={merchant} currency={currency} of={of} onClose={onClose} />
  return (
    <>
      <BrandList
        words={{
          title: t('promotions.title'),
          lead: t('promotionsOffice.lead'),
          add: t('promotionsOffice.new'),
          none: t('promotionsOffice.none'),
          noneText: t('promotionsOffice.noneText'),
        }}
        icons={{ add: Plus, none: Gift }}
        asked={asked}
        rowsOf={({ rows }) => rows}
        onBrand={onBrand}
        columns={columnsOf(texts)}
        phone={(row) => <PhoneRow row={row} />}
        mayAdd={may('promotions.write')}
        form={(reply, onClose) => form(reply, null, onClose)}
        drawer={(row, onClose) => (
          <PromotionDrawer
            row={row}
            may={may}
            onClose={onClose}
            onWrite={(of) => {
              onClose()
              setWriting(of)
            }}
          />
        )}
      />
      {writing && asked.data && form(asked.data, writing, () => setWriting(null))}
    </>
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
