import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import {
  brandQuery,
  memberColumn,
  numberColumn,
} from '#features/platform/merchants/office/lists/brand-columns.tsx'
import { BrandQueue, type BrandFilter } from '#features/platform/merchants/office/lists/brand-queue.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { mallOffice } from '../contract/office.ts'
import { openStates, redemptionStates } from '../rules/mall.ts'
import { RedemptionDetail } from './redemption-detail.tsx'
import { RedemptionState, type OfficeRedemption } from './redemption-state.tsx'

const states = ['open', ...redemptionStates] as const
export type QueueProps = {
  readonly filter: BrandFilter
  readonly onFilter: (some: BrandFilter) => void
  readonly may: May
}

/** Redemptions; goods that are not delivered yet come first, oldest first. */
export function RedemptionQueue({ filter, onFilter, may }: QueueProps) {
  const texts = useTexts()
  const { t } = texts
  const state = states.find((each) => each === filter.state) ?? 'open'
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(mallOffice).redemptions, {
    query: { ...brandQuery(filter, before), state },
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.list.find(({ id }) => id === chosen)
  return (
    <>
      <BrandQueue
        words={{ title: t('mallOffice.title'), lead: t('mallOffice.lead'), state: t('mallOffice.status') }}
        {...{ filter, onFilter, asked, state }}
        onPage={setBefore}
        states={states.map((value) => ({
          value,
          of: value === 'open' ? [...openStates] : [value],
          label: t(value === 'open' ? 'mallOffice.open' : `mall.status.${value}`),
        }))}
        nothing={{ icon: Gift, title: t('mallOffice.none') }}
        columns={columnsOf(texts)}
        phone={(each) => <PhoneRow row={each} />}
        onRow={({ id }) => setChosen(id)}
      />
      {row && <RedemptionDetail row={row} mayFulfil={may('mall.fulfil')} onClose={() => setChosen(null)} />}
    </>
  )
}

function columnsOf({ t, lang, number, date }: Texts): readonly Column<OfficeRedemption>[] {
  return [
    {
      key: 'status',
      head: t('mallOffice.status'),
      cell: ({ status }) => <RedemptionState status={status} />,
    },
    numberColumn(t('mall.number')),
    memberColumn(t('mallOffice.member')),
    {
      key: 'product',
      head: t('mallOffice.product'),
      wide: true,
      cell: ({ product, quantity }) => `${product[lang]} × ${number(quantity)}`,
    },
    { key: 'type', head: t('mall.exchangeType'), cell: (row) => t(`mall.exchange.${row.exchangeType}`) },
    { key: 'points', head: t('mallOffice.points'), figures: true, cell: ({ points }) => number(points) },
    {
      key: 'time',
      head: t('mall.time'),
      cell: ({ time }) => <span className="num">{date(time, 'brief')}</span>,
    },
  ]
}

function PhoneRow({ row }: { readonly row: OfficeRedemption }) {
  const { lang, date } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{row.product[lang]}</span>
        <RedemptionState status={row.status} />
      </div>
      <span className="num text-12 text-muted">
        {row.number} · {row.account} · {date(row.time, 'brief')}
      </span>
    </div>
  )
}
