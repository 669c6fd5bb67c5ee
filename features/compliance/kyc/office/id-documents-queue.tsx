import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandQueue, type BrandFilter } from '#features/platform/merchants/office/lists/brand-queue.tsx'
import {
  brandQuery,
  memberColumn,
  numberColumn,
} from '#features/platform/merchants/office/lists/brand-columns.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Column } from '#ui/records/table.tsx'
import type { May } from '#ui/route/office.ts'
import { kycOffice } from '../contract/office.ts'
import { checkStates } from '../rules/id-documents.ts'
import { IdDocumentDetail } from './id-document-detail.tsx'
import { IdDocumentState } from './id-document-state.tsx'

export type OfficeIdDocument = Reply<(typeof kycOffice)['list']>['list'][number]

export type IdDocumentsQueueProps = {
  readonly filter: BrandFilter
  readonly onFilter: (some: BrandFilter) => void
  readonly may: May
}

/** Documents that members uploaded; among those under review, the oldest first. */
export function IdDocumentsQueue({ filter, onFilter, may }: IdDocumentsQueueProps) {
  const texts = useTexts()
  const { t } = texts
  const state = checkStates.find((each) => each === filter.state) ?? 'waiting'
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(kycOffice).list, { query: { ...brandQuery(filter, before), state } })
  const [chosen, setChosen] = useState<OfficeIdDocument | null>(null)
  return (
    <>
      <BrandQueue
        words={{
          title: t('kycOffice.title'),
          lead: t('kycOffice.lead'),
          state: t('kycOffice.state'),
        }}
        {...{ filter, onFilter, asked, state }}
        onPage={setBefore}
        states={checkStates.map((value) => ({ value, label: t(`kyc.state.${value}`) }))}
        nothing={{ icon: IdCard, title: t('kycOffice.none'), text: t('kycOffice.noneText') }}
        columns={columnsOf(texts)}
        phone={(row) => <PhoneRow row={row} />}
        onRow={setChosen}
      />
      {chosen && <IdDocumentDetail row={chosen} may={may} onClose={() => setChosen(null)} />}
    </>
  )
}

function columnsOf({ t, date }: Texts): readonly Column<OfficeIdDocument>[] {
  return [
    { key: 'state', head: t('kycOffice.state'), cell: ({ state }) => <IdDocumentState state={state} /> },
    numberColumn(t('kycOffice.number')),
    memberColumn(t('kycOffice.member')),
    { key: 'kind', head: t('kyc.kind'), cell: ({ kind }) => t(`kyc.kind.${kind}`) },
    {
      key: 'sentAt',
      head: t('kycOffice.sentAt'),
      cell: ({ sentAt }) => <span className="num">{date(sentAt, 'minute')}</span>,
    },
  ]
}

function PhoneRow({ row }: { readonly row: OfficeIdDocument }) {
  const { t, date } = useTexts()
  return (
    <div className="grid gap-1">
      <p className="flex items-center justify-between gap-3">
        <b className="font-medium">{row.account}</b>
        <IdDocumentState state={row.state} />
      </p>
      <p className="num text-12 text-muted">
        {t(`kyc.kind.${row.kind}`)} · {row.number} · {date(row.sentAt, 'minute')}
      </p>
    </div>
  )
}
