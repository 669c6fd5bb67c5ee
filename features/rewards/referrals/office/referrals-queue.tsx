import { UserRoundCheck } from 'lucide-react'
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
import { referralsOffice } from '../contract/office.ts'
import { ReferralDetail } from './referral-detail.tsx'
import { ReferralState, type OfficeReferral } from './referral-state.tsx'

const states = ['review', 'open', 'closed', 'approved', 'rejected'] as const

type Props = {
  readonly filter: BrandFilter
  readonly onFilter: (some: BrandFilter) => void
  readonly may: May
}

/** Referrals under review, oldest first, and all others. */
export function ReferralsQueue({ filter, onFilter, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const state = states.find((each) => each === filter.state) ?? 'review'
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(referralsOffice).list, {
    query: { ...brandQuery(filter, before), state },
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.list.find(({ id }) => id === chosen)
  return (
    <>
      <BrandQueue
        words={{
          title: t('referrals.office'),
          lead: t('referrals.officeLead'),
          state: t('referrals.stateHead'),
        }}
        {...{ filter, onFilter, asked, state }}
        onPage={setBefore}
        states={states.map((value) => ({ value, label: t(`referrals.state.${value}`) }))}
        nothing={{ icon: UserRoundCheck, title: t('referrals.nothing') }}
        columns={columnsOf(texts)}
        phone={(each) => <PhoneRow row={each} />}
        onRow={({ id }) => setChosen(id)}
      />
      {row && (
        <ReferralDetail row={row} mayReview={may('referrals.review')} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

function columnsOf({ t, date }: Texts): readonly Column<OfficeReferral>[] {
  return [
    {
      key: 'state',
      head: t('referrals.stateHead'),
      cell: ({ state }) => <ReferralState state={state} />,
    },
    numberColumn(t('referrals.number')),
    memberColumn(t('referrals.friend')),
    { key: 'referrer', head: t('referrals.referrer'), cell: ({ referrer }) => referrer },
    {
      key: 'signals',
      head: t('referrals.shared'),
      wide: true,
      cell: ({ signals }) => signals.map((signal) => t(`referrals.signal.${signal}`)).join(', ') || '–',
    },
    {
      key: 'at',
      head: t('referrals.registered'),
      cell: ({ at }) => <span className="num">{date(at, 'brief')}</span>,
    },
  ]
}

function PhoneRow({ row }: { readonly row: OfficeReferral }) {
  const { t, date } = useTexts()
  const { account, referrer, number, state, at, signals } = row
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">
          {account} ← {referrer}
        </span>
        <ReferralState state={state} />
      </div>
      <span className="num text-12 text-muted">
        {[number, ...signals.map((signal) => t(`referrals.signal.${signal}`)), date(at, 'brief')].join(' · ')}
      </span>
    </div>
  )
}
