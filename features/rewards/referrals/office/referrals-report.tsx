import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import type { Currency } from '#kit/currency.ts'
import { dayIn } from '#kit/day.ts'
import { UNITS_PER_MAJOR } from '#kit/money.ts'
import { timeZone, useTexts, type Texts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { rangeOf } from '#ui/records/days.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { referralsOffice } from '../contract/office.ts'

type Report = Reply<(typeof referralsOffice)['report']>
type Row = Report['rows'][number]
type Props = { readonly brand: string | undefined; readonly onBrand: (brand: string) => void }

/** The funnel of the friends of a period, what they brought, and what referrals cost by promotion. */
export function ReferralsReport({ brand, onBrand }: Props) {
  const { t } = useTexts()
  const brands = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  const [range, setRange] = useState(() => rangeOf('last30', dayIn(timeZone(), new Date())))
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-auto p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('referrals.reportTitle')}</h1>
        <p className="text-13 text-muted">{t('referrals.reportLead')}</p>
      </header>
      <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      <QueryState of={brands}>
        {({ merchants }) => {
          const chosen = merchants.find(({ code }) => code === brand) ?? merchants[0]
          return chosen ? (
            <>
              <BrandChips brands={merchants} value={chosen.code} onChange={onBrand} />
              <Figures merchant={chosen.code} range={range} />
            </>
          ) : null
        }}
      </QueryState>
    </div>
  )
}

type FiguresProps = {
  readonly merchant: string
  readonly range: { readonly from: string; readonly to: string }
}

const steps = ['registered', 'deposited', 'qualified', 'rewarded'] as const

function Figures({ merchant, range }: FiguresProps) {
  const texts = useTexts()
  const { t, number } = texts
  const asked = useApiQuery(useApi(referralsOffice).report, { query: { merchant, ...range } })
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {({ counts, inReview, deposits, revenue, rows, currency }) =>
        currency && (
          <>
            <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
              {steps.map((step) => (
                <Figure key={step} name={t(`referrals.step.${step}`)} value={number(counts[step])} />
              ))}
              <Figure name={t('referrals.state.review')} value={number(inReview)} />
              <Figure
                name={t('referrals.friendsDeposits')}
                value={<Amount amount={deposits} currency={currency} />}
              />
              <Figure
                name={t('referrals.friendsRevenue')}
                value={<Amount amount={revenue} currency={currency} signed />}
              />
            </dl>
            {rows.length === 0 ? (
              <p className="text-muted">{t('referrals.noCost')}</p>
            ) : (
              <Table
                caption={t('referrals.cost')}
                columns={columnsOf(texts, currency)}
                rows={rows}
                rowKey={({ promotion }) => promotion}
                phone={(row) => <PhoneRow row={row} currency={currency} />}
                dense
              />
            )}
          </>
        )
      }
    </QueryState>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="panel grid gap-1 p-4">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="num text-18 font-bold">{value}</dd>
    </div>
  )
}

function PhoneRow({ row, currency }: { readonly row: Row; readonly currency: Currency }) {
  const { t, lang, number } = useTexts()
  const { title, version, side, claimed, rewards, cost, pieces } = row
  return (
    <div className="grid gap-1 p-4 text-13">
      <span className="flex items-start justify-between gap-3 text-14 font-medium">
        <span>
          {title[lang]}
          {version > 1 && ` · ${t('promotionReports.version', { version })}`}
        </span>
        <Amount amount={cost} currency={currency} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-muted">
        <span>{t(`referrals.side.${side}`)}</span>
        <span>
          {t('referrals.claimed')} {number(claimed)}/{number(rewards)}
          {pieces ? ` · ${t('referrals.pieces')} ${number(pieces / UNITS_PER_MAJOR)}` : ''}
        </span>
      </span>
    </div>
  )
}

function columnsOf({ t, lang, number }: Texts, currency: Currency): readonly Column<Row>[] {
  return [
    {
      key: 'title',
      head: t('referrals.promotion'),
      wide: true,
      cell: ({ title, version }) =>
        version > 1 ? `${title[lang]} · ${t('promotionReports.version', { version })}` : title[lang],
    },
    { key: 'side', head: t('referrals.for'), cell: ({ side }) => t(`referrals.side.${side}`) },
    {
      key: 'claimed',
      head: t('referrals.claimed'),
      figures: true,
      cell: ({ claimed, rewards }) => `${number(claimed)}/${number(rewards)}`,
    },
    {
      key: 'cost',
      head: t('referrals.cost'),
      figures: true,
      cell: ({ cost }) => <Amount amount={cost} currency={currency} />,
    },
    {
      key: 'pieces',
      head: t('referrals.pieces'),
      figures: true,
      cell: ({ pieces }) => (pieces ? number(pieces / UNITS_PER_MAJOR) : '–'),
    },
  ]
}
