import { useApiMutation } from '#contract/react.ts'
import { DecisionDialog, useDecision } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Link } from '#ui/action/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { vendorWalletsOffice } from '../contract/office.ts'
import type { Detail } from './transfer-detail.tsx'

export type IncidentProps = { readonly transfer: Detail; readonly mayDecide: boolean }

/** The contradictory vendor status, where it leaves the member's money, and how the incident was closed. */
export function Incident({ transfer, mayDecide }: IncidentProps) {
  const { t, date, money } = useTexts()
  const { id, merchant, memberId, incidents, contradiction, currency } = transfer
  const api = useApi(vendorWalletsOffice)
  const close = useApiMutation(api.closeIncident, { invalidates: [api.transfer, api.transfers] })
  const { asked, ask, close: cancel, done } = useDecision<'close'>()
  if (incidents.length === 0) return null
  const isOpen = incidents.some(({ closedAt }) => closedAt === null)
  const amount = money(transfer.amount, currency, { symbol: true })
  const onReason = (reason: string) =>
    close.mutate(
      { params: { merchant, id }, body: { reason } },
      { onSuccess: () => done(t('vendorWalletsOffice.closedDone')) },
    )
  return (
    <section className="grid gap-3">
      <Notice tone={isOpen ? 'danger' : 'info'}>
        <b className="block font-medium">{t('vendorWalletsOffice.incidentTitle')}</b>
        {incidents.map(({ at, told, closedBy, closedWhy }) => (
          <span key={told} className="block">
            {t('vendorWalletsOffice.incidentTold', { told, at: date(at, 'minute') })}
            {closedBy && (
              <span className="block">
                {t('vendorWalletsOffice.closedBy', { by: closedBy, why: closedWhy ?? '' })}
              </span>
            )}
          </span>
        ))}
        {isOpen && contradiction && (
          <span className="mt-1 block font-medium">
            {t(`vendorWalletsOffice.${contradiction}`, { amount })}
          </span>
        )}
      </Notice>
      {isOpen && mayDecide && (
        <div className="grid gap-2">
          <Link className="min-h-11 text-14" href={`/adjustments?member=${memberId}`}>
            {t('vendorWalletsOffice.correct')}
          </Link>
          <Button look="outline" onClick={() => ask('close')}>
            {t('vendorWalletsOffice.close')}
          </Button>
        </div>
      )}
      <DecisionDialog
        open={asked !== null}
        onClose={cancel}
        title={t('vendorWalletsOffice.close')}
        text={t('vendorWalletsOffice.closeText')}
        action={t('vendorWalletsOffice.close')}
        calls={[close]}
        onReason={onReason}
      />
    </section>
  )
}
