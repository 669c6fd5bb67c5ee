import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { KEEP_PICTURE_MS, SentPicture } from '#ui/office/sent-picture.tsx'
import { AboutMember } from '#ui/office/slots.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { kycOffice } from '../contract/office.ts'
import { IdDocumentDeeds } from './id-document-actions.tsx'
import type { OfficeIdDocument } from './id-documents-queue.tsx'
import { IdDocumentState } from './id-document-state.tsx'

export type IdDocumentInFull = Reply<(typeof kycOffice)['one']>

type DetailProps = {
  readonly row: Pick<OfficeIdDocument, 'id' | 'number' | 'kind' | 'merchant' | 'sentAt'>
  readonly may: May
  readonly onClose: () => void
}

/** One document beside the member's profile data, and the decision of the operator who reviewed it. */
export function IdDocumentDetail({ row, may, onClose }: DetailProps) {
  const { t, date } = useTexts()
  const call = { params: { id: row.id }, body: { merchant: row.merchant } }
  // each view is recorded in the audit log: never refetch automatically
  const asked = useApiQuery(useApi(kycOffice).one, call, { staleMs: KEEP_PICTURE_MS })
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t(`kyc.kind.${row.kind}`)}
      text={`${row.number} · ${date(row.sentAt, 'minute')}`}
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(idDocument) => (
          <IdDocument idDocument={idDocument} mayDecide={may('papers.decide')} onDone={onClose} />
        )}
      </QueryState>
    </Drawer>
  )
}

type IdDocumentProps = {
  readonly idDocument: IdDocumentInFull
  readonly mayDecide: boolean
  readonly onDone: () => void
}

function IdDocument({ idDocument, mayDecide, onDone }: IdDocumentProps) {
  const { t, date } = useTexts()
  const { known, minimumAge, decidedBy, decidedAt, rejection, note } = idDocument
  const none = <span className="font-normal text-muted">{t('kycOffice.unknown')}</span>
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <IdDocumentState state={idDocument.state} />
        <a href={`/members/${idDocument.memberId}`} className="font-medium text-action-text">
          {idDocument.account}
        </a>
      </p>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {idDocument.pictures.map((file, index) => (
          <IdDocumentPicture key={file} file={file} merchant={idDocument.merchant} number={index + 1} />
        ))}
      </div>
      <section className="grid gap-2">
        <h2 className="text-14 font-bold">{t('kycOffice.known')}</h2>
        <Facts
          facts={[
            { key: 'name', name: t('kycOffice.name'), value: known.payeeName ?? none },
            { key: 'birthday', name: t('kycOffice.birthday'), value: known.birthday ?? none },
            {
              key: 'age',
              name: t('kycOffice.fromAge'),
              value: t('kycOffice.years', { count: minimumAge }),
            },
          ]}
        />
      </section>
      {idDocument.state === 'waiting' && mayDecide && (
        <IdDocumentDeeds idDocument={idDocument} onDone={onDone} />
      )}
      <AboutMember id={idDocument.memberId} />
      {decidedBy && decidedAt && (
        <p className="text-13 text-muted">
          {t('kycOffice.decidedBy', { by: decidedBy })} · {date(decidedAt, 'minute')}
          {rejection && ` · ${t(`kyc.rejection.${rejection}`)}`} {note}
        </p>
      )}
    </div>
  )
}

type PictureProps = { readonly file: string; readonly merchant: string; readonly number: number }

function IdDocumentPicture({ file, merchant, number }: PictureProps) {
  const { t } = useTexts()
  const call = { params: { file }, query: { merchant } }
  const asked = useApiQuery(useApi(kycOffice).picture, call, { staleMs: KEEP_PICTURE_MS })
  return <SentPicture of={asked} label={t('kycOffice.picture', { number })} />
}
