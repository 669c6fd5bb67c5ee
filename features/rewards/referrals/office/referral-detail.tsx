import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { AboutMember } from '#ui/office/slots.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { referralsOffice } from '../contract/office.ts'
import { ReferralState, type OfficeReferral } from './referral-state.tsx'

type Props = {
  readonly row: OfficeReferral
  readonly mayReview: boolean
  readonly onClose: () => void
}

const tones = { open: 'info', given: 'good', missed: 'plain', refused: 'bad' } as const

/** One referral: what the two share, what the friend has done, what it gives, and the decision. */
export function ReferralDetail({ row, mayReview, onClose }: Props) {
  const { t, date } = useTexts()
  const { state, signals, memberId, account, referrerId, referrer, currency, deposited, played } = row
  const { decidedBy, decidedAt, reason } = row
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('referrals.detail', { friend: account, referrer })}
      text={`${row.number} · ${date(row.at, 'minute')}`}
      foot={mayReview && state === 'review' && <Actions row={row} />}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <ReferralState state={state} />
          <a href={`/members/${memberId}`} className="font-medium text-action-text">
            {t('referrals.friend')}: {account}
          </a>
          <a href={`/members/${referrerId}`} className="font-medium text-action-text">
            {t('referrals.referrer')}: {referrer}
          </a>
        </div>
        {signals.map((signal) => (
          <Notice key={signal} tone={signal === 'person' ? 'danger' : 'warning'}>
            {t(`referrals.signalText.${signal}`)}
          </Notice>
        ))}
        <Facts
          facts={[
            {
              key: 'deposited',
              name: t('referrals.deposited'),
              value: <Amount amount={deposited} currency={currency} code />,
            },
            {
              key: 'played',
              name: t('referrals.played'),
              value: <Amount amount={played} currency={currency} code />,
            },
            ...(decidedBy && decidedAt
              ? [
                  {
                    key: 'by',
                    name: t('referrals.decidedBy'),
                    value: `${decidedBy} · ${date(decidedAt, 'minute')}`,
                  },
                ]
              : []),
            ...(reason ? [{ key: 'reason', name: t('referrals.reason'), value: reason }] : []),
          ]}
        />
        <Terms row={row} />
        <AboutMember id={memberId} />
      </div>
    </Drawer>
  )
}

function Terms({ row: { terms, currency } }: Pick<Props, 'row'>) {
  const { t, lang, date, money } = useTexts()
  if (!terms.length) return <p className="text-muted">{t('referrals.noTerms')}</p>
  return (
    <section aria-label={t('referrals.terms')} className="grid gap-2">
      <h3 className="text-16">{t('referrals.terms')}</h3>
      <ul className="panel divide-y divide-hair">
        {terms.map((term) => (
          <li key={term.promotion} className="flex items-start justify-between gap-3 p-4">
            <div className="grid gap-0.5">
              <span className="font-medium">{term.title[lang]}</span>
              <span className="text-12 text-muted">
                {t(`referrals.side.${term.side}`)} ·{' '}
                {t('referrals.needs', {
                  deposit: money(term.deposit, currency, { symbol: true }),
                  turnover: money(term.turnover, currency, { symbol: true }),
                  at: date(term.until, 'minute'),
                })}
              </span>
            </div>
            <Status tone={tones[term.state]}>{t(`referrals.term.${term.state}`)}</Status>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Decision = 'approve' | 'reject'

function Actions({ row: { id, merchant, signals } }: Pick<Props, 'row'>) {
  const { t } = useTexts()
  const api = useApi(referralsOffice)
  const calls = {
    approve: useApiMutation(api.approve, { invalidates: [api.list] }),
    reject: useApiMutation(api.reject, { invalidates: [api.list] }),
  }
  const [asking, setAsking] = useState<Decision | null>(null)
  const call = calls[asking ?? 'reject']
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" className="flex-1" onClick={() => setAsking('reject')}>
          {t('referrals.reject')}
        </Button>
        {!signals.includes('person') && (
          <Button look="primary" className="flex-1" onClick={() => setAsking('approve')}>
            {t('referrals.approve')}
          </Button>
        )}
      </div>
      <ReasonDialog
        key={asking}
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t(`referrals.${asking ?? 'reject'}`)}
        text={t(`referrals.${asking ?? 'reject'}Text`)}
        action={t(`referrals.${asking ?? 'reject'}`)}
        isDanger={asking === 'reject'}
        busy={call.isPending}
        error={call.error}
        onReason={(reason) =>
          call.mutate({ params: { id }, body: { merchant, reason } }, { onSuccess: () => setAsking(null) })
        }
      />
    </>
  )
}
