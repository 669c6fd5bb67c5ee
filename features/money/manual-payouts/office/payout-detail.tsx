import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { OrderAction } from '#features/money/reviewed-orders/office/use-order-place.ts'
import { History } from '#features/money/reviewed-orders/office/trail.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Failure, QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { AboutMember } from '#ui/office/slots.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { manualPayoutsOffice } from '../contract.ts'
import { PayoutActions } from './payout-actions.tsx'
import { PayoutStatus } from './payout-columns.tsx'
import { Transfer } from './transfer.tsx'

export type PayoutInFull = Reply<typeof manualPayoutsOffice.one>

export type PayoutDetailProps = {
  readonly id: string
  readonly action: OrderAction | null
  readonly onAction: (action: OrderAction | null) => void
  readonly claimError: unknown
  readonly mayPay: boolean
}

/** One payout: what to transfer, who has paid it, and the step that is next for this operator. */
export function PayoutDetail({ id, action, onAction, claimError, mayPay }: PayoutDetailProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(manualPayoutsOffice).one, { params: { id } })
  return (
    <QueryState of={asked}>
      {(payout) => (
        <div className="grid gap-3.5">
          <Head payout={payout} />
          {claimError instanceof Error && !payout.isMine && <Failure error={claimError} />}
          {payout.stops.length > 0 && (
            <Notice tone="danger">
              {t('manualPayoutsOffice.stopped', {
                stops: payout.stops.map((stop) => t(`withdrawalsOffice.stop.${stop}`)).join(', '),
              })}
            </Notice>
          )}
          {payout.reason !== null && payout.state === 'claimed' && (
            <Notice tone="warning">
              {t('manualPayoutsOffice.reopenedBecause', { reason: payout.reason })}
            </Notice>
          )}
          <Transfer payout={payout} />
          <Recorded payout={payout} />
          {mayPay && <PayoutActions payout={payout} action={action} onAction={onAction} />}
          <AboutMember id={payout.memberId} />
          <History
            title={t('manualPayoutsOffice.trail')}
            steps={payout.steps}
            words={(what) => t(`withdrawalsOffice.step.${what}`)}
          />
        </div>
      )}
    </QueryState>
  )
}

type Part = { readonly payout: PayoutInFull }

function Head({ payout }: Part) {
  const { t } = useTexts()
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="num text-16">{payout.reference}</h2>
        <PayoutStatus state={payout.state} />
      </div>
      <p className="text-22 font-semibold">
        <Amount amount={payout.amount} currency={payout.currency} symbol />
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-13">
        <a className="text-action-text" href={`/members/${payout.memberId}`}>
          {payout.member} · {payout.merchant}
        </a>
        <a className="text-action-text" href={`/withdrawals?state=all&id=${payout.id}`}>
          {t('manualPayoutsOffice.withdrawal')}
        </a>
      </p>
    </div>
  )
}

/** What an operator recorded, and who confirmed it. */
function Recorded({ payout }: Part) {
  const { t, date } = useTexts()
  const { bankReference, bookedOn, recordedBy, recordedAt, confirmedBy, isOnStatement, reason, state } =
    payout
  if (bankReference === null || bookedOn === null)
    return state === 'failed' && reason ? <Notice>{reason}</Notice> : null
  const by = [confirmedBy, isOnStatement ? t('manualPayoutsOffice.statement') : null].filter(Boolean)
  return (
    <>
      <Facts
        className="text-13"
        facts={[
          {
            key: 'reference',
            name: t('manualPayoutsOffice.bankReference'),
            value: <span className="num wrap-anywhere">{bankReference}</span>,
          },
          {
            key: 'day',
            name: t('manualPayoutsOffice.bookedOn'),
            value: <span className="num">{date(new Date(`${bookedOn}T00:00:00Z`), 'day')}</span>,
          },
          ...(recordedBy && recordedAt
            ? [
                {
                  key: 'by',
                  name: t('manualPayoutsOffice.recordedBy'),
                  value: `${recordedBy}, ${date(recordedAt, 'minute')}`,
                },
              ]
            : []),
          ...(by.length > 0
            ? [{ key: 'confirmed', name: t('manualPayoutsOffice.confirmedBy'), value: by.join(', ') }]
            : []),
        ]}
      />
      {state === 'failed' && reason && <Notice>{reason}</Notice>}
    </>
  )
}
