import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { AboutMember } from '#ui/office/slots.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { promotionApplicationsOffice } from '../contract/applications.ts'
import { ApplicationState, type OfficeApplication } from './application-state.tsx'

type Props = {
  readonly row: OfficeApplication
  readonly mayReview: boolean
  readonly onClose: () => void
}

/** One application: what was sent, what the decision rests on, and the decision. */
export function ApplicationDetail({ row, mayReview, onClose }: Props) {
  const { t, lang, date } = useTexts()
  const { state, signals, comment, pictures, amount, currency, reason, decidedBy, decidedAt } = row
  const decided =
    decidedBy && decidedAt
      ? [
          {
            key: 'by',
            name: t('promotionsOffice.decidedBy'),
            value: `${decidedBy} · ${date(decidedAt, 'minute')}`,
          },
        ]
      : []
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={row.title[lang]}
      text={`${row.number} · ${date(row.at, 'minute')}`}
      foot={mayReview && state === 'applying' && <Actions row={row} />}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <ApplicationState state={state} />
          <span className="text-13 text-muted">{t(`promotionsOffice.kind.${row.kind}`)}</span>
          <a href={`/members/${row.memberId}`} className="font-medium text-action-text">
            {row.account}
          </a>
        </div>
        {signals.map((signal) => (
          <Notice key={signal} tone="warning">
            {t(`promotionsOffice.signal.${signal}`)}
          </Notice>
        ))}
        <Facts
          facts={[
            {
              key: 'reward',
              name: t('promotionsOffice.reward'),
              value: amount === null ? '–' : <Amount amount={amount} currency={currency} code />,
            },
            ...decided,
            ...(reason ? [{ key: 'reason', name: t('promotionsOffice.reject'), value: reason }] : []),
          ]}
        />
        {row.kind === 'application' && (
          <p className="whitespace-pre-wrap wrap-anywhere">{comment ?? t('promotionsOffice.noComment')}</p>
        )}
        {pictures.length > 0 && (
          <ul className="grid grid-cols-3 gap-2">
            {pictures.map((file, index) => (
              <li key={file}>
                <Picture file={file} merchant={row.merchant} number={index + 1} />
              </li>
            ))}
          </ul>
        )}
        <AboutMember id={row.memberId} />
      </div>
    </Drawer>
  )
}

type PictureProps = { readonly file: string; readonly merchant: string; readonly number: number }

function Picture({ file, merchant, number }: PictureProps) {
  const { t } = useTexts()
  const address = `/office/api/promotions/pictures/${file}?merchant=${merchant}`
  return (
    <a href={address} download>
      <img
        src={address}
        alt={t('promotionsOffice.pictureAlt', { number })}
        className="aspect-square w-full rounded-control border border-hair object-cover"
      />
    </a>
  )
}

function Actions({ row: { id, merchant, dueFrom } }: { readonly row: OfficeApplication }) {
  const { t, date } = useTexts()
  const api = useApi(promotionApplicationsOffice)
  const approve = useApiMutation(api.approve, { invalidates: [api.list] })
  const reject = useApiMutation(api.reject, { invalidates: [api.list] })
  const [isRejecting, setRejecting] = useState(false)
  const isEarly = dueFrom > new Date()
  return (
    <div className="grid gap-3">
      {isEarly && <p className="text-muted">{t('promotionsOffice.from', { at: date(dueFrom, 'minute') })}</p>}
      <FormFailure error={approve.error} />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setRejecting(true)}>
          {t('promotionsOffice.reject')}
        </Button>
        <Button
          look="primary"
          className="flex-1"
          disabled={isEarly}
          busy={approve.isPending}
          onClick={() => approve.mutate({ params: { id }, body: { merchant } })}
        >
          {t('promotionsOffice.approve')}
        </Button>
      </div>
      <ReasonDialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('promotionsOffice.reject')}
        text={t('promotionsOffice.rejectText')}
        action={t('promotionsOffice.reject')}
        isDanger
        busy={reject.isPending}
        error={reject.error}
        onReason={(reason) =>
          reject.mutate(
            { params: { id }, body: { merchant, reason } },
            { onSuccess: () => setRejecting(false) },
          )
        }
      />
    </div>
  )
}
