import { ClipboardCheck } from 'lucide-react'
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
import { promotionApplicationsOffice } from '../contract/applications.ts'
import { applicationStates } from '../rules/application.ts'
import { ApplicationDetail } from './application-detail.tsx'
import { ApplicationState, type OfficeApplication } from './application-state.tsx'

type Props = {
  readonly filter: BrandFilter
  readonly onFilter: (some: BrandFilter) => void
  readonly may: May
}

/** Applications and claims under review; waiting ones oldest first. */
export function ApplicationsQueue({ filter, onFilter, may }: Props) {
  const texts = useTexts()
  const { t } = texts
  const state = applicationStates.find((each) => each === filter.state) ?? 'applying'
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(promotionApplicationsOffice).list, {
    query: { ...brandQuery(filter, before), state },
  })
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.list.find(({ id }) => id === chosen)
  return (
    <>
      <BrandQueue
        words={{
          title: t('promotionsOffice.tab.applications'),
          lead: t('promotionsOffice.applicationsLead'),
          state: t('promotionsOffice.state'),
        }}
        {...{ filter, onFilter, asked, state }}
        onPage={setBefore}
        states={applicationStates.map((value) => ({
          value,
          label: t(`promotionsOffice.application.${value}`),
        }))}
        nothing={{ icon: ClipboardCheck, title: t('promotionsOffice.noApplications') }}
        columns={columnsOf(texts)}
        phone={(each) => <PhoneRow row={each} />}
        onRow={({ id }) => setChosen(id)}
      />
      {row && (
        <ApplicationDetail row={row} mayReview={may('promotions.review')} onClose={() => setChosen(null)} />
      )}
    </>
  )
}

function columnsOf({ t, lang, date }: Texts): readonly Column<OfficeApplication>[] {
  return [
    {
      key: 'state',
      head: t('promotionsOffice.state'),
      cell: ({ state }) => <ApplicationState state={state} />,
    },
    numberColumn(t('promotionsOffice.number')),
    memberColumn(t('promotionsOffice.member')),
    { key: 'promotion', head: t('promotionsOffice.name'), wide: true, cell: ({ title }) => title[lang] },
    {
      key: 'kind',
      head: t('promotionsOffice.kind'),
      cell: ({ kind }) => t(`promotionsOffice.kind.${kind}`),
    },
    {
      key: 'at',
      head: t('promotionsOffice.sent'),
      cell: ({ at }) => <span className="num">{date(at, 'brief')}</span>,
    },
  ]
}

function PhoneRow({ row }: { readonly row: OfficeApplication }) {
  const { t, lang, date } = useTexts()
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <span className="font-medium">{row.title[lang]}</span>
        <ApplicationState state={row.state} />
      </div>
      <span className="num text-12 text-muted">
        {row.number} · {row.account} · {t(`promotionsOffice.kind.${row.kind}`)} · {date(row.at, 'brief')}
      </span>
    </div>
  )
}
