import { IdCard } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { Notice } from '#ui/state/notice.tsx'
import type { Currency } from '#kit/currency.ts'
import { kyc } from '../contract/member.ts'
import { IdDocumentsDialog } from './id-documents-dialog.tsx'

type Own = Reply<(typeof kyc)['mine']>

const levelTones = {
  none: 'plain',
  waiting: 'waiting',
  rejected: 'bad',
  proved: 'good',
  expired: 'waiting',
} as const
const stateTones = { waiting: 'waiting', approved: 'good', rejected: 'bad' } as const

/** The member's verification status, which rules require documents, and the upload (RSP-01). */
export function IdDocumentsCard({ currency }: { readonly currency: Currency }) {
  const { t } = useTexts()
  return (
    <section aria-label={t('kyc.title')} className="panel grid gap-4 p-4 md:p-5">
      <QueryState of={useApiQuery(useApi(kyc).mine)} waiting={<SkeletonCard lines={3} />}>
        {(own) => <Shown own={own} currency={currency} />}
      </QueryState>
    </section>
  )
}

function Shown({ own, currency }: { readonly own: Own; readonly currency: Currency }) {
  const texts = useTexts()
  const { t } = texts
  const [isOpen, setOpen] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // the cashier links here, and the card is far down in the profile
    if (new URLSearchParams(location.search).get('part') === 'papers')
      title.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [])
  const { level, request, checks } = own
  const maySend = level !== 'proved' && level !== 'waiting'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <IdCard size={20} aria-hidden className="text-action-text" />
        <h2 ref={title} className="text-16">
          {t('kyc.title')}
        </h2>
        <Status tone={levelTones[level]}>{t(`kyc.level.${level}`)}</Status>
      </div>
      <p className="text-13 text-muted">
        {t(level === 'proved' ? 'kyc.provedText' : level === 'waiting' ? 'kyc.waitingText' : 'kyc.noneText')}
      </p>
      {request && <Notice tone="warning">{t('kyc.asked', { reason: request.reason })}</Notice>}
      {maySend && (
        <ul className="grid gap-1 text-13">
          {reasonsOf(own, currency, texts).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {checks.length > 0 && <Sent checks={checks} />}
      {maySend && (
        <Button icon={IdCard} className="justify-self-start" onClick={() => setOpen(true)}>
          {t('kyc.send')}
        </Button>
      )}
      <IdDocumentsDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** States which amounts require documents: what is still possible without them, or that nothing is. */
function reasonsOf({ deposits, withdrawals, request }: Own, currency: Currency, { t, money }: Texts) {
  const words = (way: Own['deposits'], from: string, now: string): readonly string[] => {
    if (!way) return []
    if (way.left === 0n) return [t(now)]
    return [t(from, { from: money(way.from, currency), left: money(way.left, currency) })]
  }
  const reasons = [
    ...words(deposits, 'kyc.depositsFrom', 'kyc.depositsNow'),
    ...words(withdrawals, 'kyc.withdrawalsFrom', 'kyc.withdrawalsNow'),
  ]
  return reasons.length === 0 && !request ? [t('kyc.never')] : reasons
}

function Sent({ checks }: Pick<Own, 'checks'>) {
  const { t, date } = useTexts()
  return (
    <ul className="grid gap-2">
      {checks.map(({ id, number, kind, state, sentAt, expiresOn, rejection, note }) => (
        <li key={id} className="grid gap-1 rounded-control bg-raised p-3 text-13">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <b className="font-medium">{t(`kyc.kind.${kind}`)}</b>
            <Status tone={stateTones[state]}>{t(`kyc.state.${state}`)}</Status>
            <span className="num ml-auto text-12 text-muted">
              {number} · {date(sentAt, 'minute')}
            </span>
          </p>
          {state === 'approved' && expiresOn && (
            <p className="text-12 text-muted">{t('kyc.validTo', { date: expiresOn })}</p>
          )}
          {rejection && (
            <p>
              {t(`kyc.rejection.${rejection}`)} {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
