import { IdCard } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import type { May } from '#ui/route/office.ts'
import { kycOffice } from '../contract/office.ts'
import { IdDocumentDetail } from './id-document-detail.tsx'
import { IdDocumentState } from './id-document-state.tsx'
import type { OfficeIdDocument } from './id-documents-queue.tsx'

const tones = {
  none: 'plain',
  waiting: 'waiting',
  rejected: 'bad',
  proved: 'good',
  expired: 'waiting',
} as const

type MemberIdDocumentsProps = {
  readonly id: bigint
  readonly account: string
  readonly may: May
}

/** A member's verification status, uploaded documents, and the request for documents. */
export function MemberIdDocuments({ id, account, may }: MemberIdDocumentsProps) {
  const { t, date } = useTexts()
  const api = useApi(kycOffice)
  const asked = useApiQuery(api.member, { params: { member: id } })
  const ask = useApiMutation(api.ask, { invalidates: [api.member] })
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<OfficeIdDocument | null>(null)
  const send = (reason: string) =>
    ask.mutate(
      { params: { member: id }, body: { reason } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('kycOffice.asked') })
          setAsking(false)
        },
      },
    )
  return (
    <section aria-label={t('kyc.title')} className="panel grid gap-3 p-4">
      <QueryState of={asked} waiting={<SkeletonCard lines={2} />}>
        {({ level, request, checks }) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="text-14 font-bold">{t('kyc.title')}</h3>
              <Status tone={tones[level]}>{t(`kyc.level.${level}`)}</Status>
              {may('papers.decide') && level !== 'proved' && (
                <Button size="xs" icon={IdCard} className="ml-auto" onClick={() => setAsking(true)}>
                  {t('kycOffice.ask')}
                </Button>
              )}
            </div>
            {request && (
              <p className="text-13 text-warning">
                {t('kycOffice.askedBy', { ...request, at: date(request.at, 'minute') })}
              </p>
            )}
            <ul className="grid gap-1">
              {checks.map((row) => (
                <li key={row.id}>
                  <button
                    type="button"
                    onClick={() => setChosen(row)}
                    className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 text-left text-13 hover:bg-raised"
                  >
                    <span>{t(`kyc.kind.${row.kind}`)}</span>
                    <IdDocumentState state={row.state} />
                    <span className="num ml-auto text-12 text-muted">
                      {row.number} · {date(row.sentAt, 'minute')}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('kycOffice.ask')}
        text={t('kycOffice.askText', { account })}
        action={t('kycOffice.ask')}
        busy={ask.isPending}
        error={ask.error}
        onReason={send}
      />
      {chosen && <IdDocumentDetail row={chosen} may={may} onClose={() => setChosen(null)} />}
    </section>
  )
}
