import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { AboutMember } from '#ui/office/slots.tsx'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { mallOffice } from '../contract/office.ts'
import { RedemptionState, type OfficeRedemption } from './redemption-state.tsx'

type DetailProps = {
  readonly row: OfficeRedemption
  readonly mayFulfil: boolean
  readonly onClose: () => void
}

/** One redemption: what, where to, its history, and the next step. */
export function RedemptionDetail({ row, mayFulfil, onClose }: DetailProps) {
  const { t, lang, number, money, date } = useTexts()
  const isOpen = row.status === 'process' || row.status === 'approved'
  const facts: readonly Fact[] = [
    {
      key: 'product',
      name: t('mallOffice.product'),
      value: `${row.product[lang]} × ${number(row.quantity)}`,
    },
    { key: 'type', name: t('mall.exchangeType'), value: t(`mall.exchange.${row.exchangeType}`) },
    { key: 'points', name: t('mallOffice.points'), value: <span className="num">{number(row.points)}</span> },
    ...(row.amount === null
      ? []
      : [
          {
            key: 'amount',
            name: t('mall.amount'),
            value: <span className="num">{money(row.amount, row.currency, { symbol: true })}</span>,
          },
        ]),
    ...(row.shipment ? [{ key: 'shipment', name: t('mall.shipment'), value: row.shipment }] : []),
    ...(row.remarks ? [{ key: 'remarks', name: t('mall.remarks'), value: row.remarks }] : []),
  ]
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={row.product[lang]}
      text={`${row.number} · ${date(row.time, 'minute')}`}
      foot={mayFulfil && isOpen && <Actions row={row} />}
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center gap-3">
          <RedemptionState status={row.status} />
          <a href={`/members/${row.memberId}`} className="font-medium text-action-text">
            {row.account}
          </a>
        </div>
        <Facts facts={facts} />
        <Address row={row} />
        <AboutMember id={row.memberId} />
        <section className="grid gap-2">
          <h3 className="text-14 font-semibold">{t('mallOffice.history')}</h3>
          <ul className="grid gap-1.5">
            {row.history.map(({ at, state, by, note }) => (
              <li key={`${at.toISOString()}${state}`} className="text-13">
                <span className="num text-muted">{date(at, 'minute')}</span> {t(`mall.status.${state}`)}
                {by && ` · ${by}`}
                {note && <span className="block wrap-anywhere text-muted">{note}</span>}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Drawer>
  )
}

function Address({ row }: { readonly row: OfficeRedemption }) {
  const { t } = useTexts()
  if (row.exchangeType !== 'goods' && row.exchangeType !== 'reward') return null
  if (row.deliveryAddress === null) return <Notice tone="warning">{t('mallOffice.noDelivery')}</Notice>
  return (
    <section className="panel grid gap-1 p-4" aria-label={t('mallOffice.delivery')}>
      <h3 className="text-13 text-muted">{t('mallOffice.delivery')}</h3>
      <p className="font-medium">{row.recipient}</p>
      <p className="num">{row.phone}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{row.deliveryAddress}</p>
    </section>
  )
}

function Actions({ row }: { readonly row: OfficeRedemption }) {
  const { t } = useTexts()
  const api = useApi(mallOffice)
  const tells = { invalidates: [api.redemptions] }
  const approve = useApiMutation(api.approve, tells)
  const complete = useApiMutation(api.complete, tells)
  const reject = useApiMutation(api.reject, tells)
  const [isRejecting, setRejecting] = useState(false)
  const form = useForm({ defaultValues: { shipment: '', remarks: '' } })
  const { merchant } = row
  const params = { id: row.id }
  const isNew = row.status === 'process'
  const send = form.onSubmit(({ shipment, remarks }) => {
    const words = remarks.trim() || null
    if (isNew) approve.mutate({ params, body: { merchant, shipment: shipment.trim(), remarks: words } })
    else complete.mutate({ params, body: { merchant, remarks: words } })
  })
  const error = approve.error ?? complete.error
  return (
    <form onSubmit={send} noValidate className="grid gap-3">
      {isNew && (
        <TextField
          label={t('mallOffice.shipment')}
          maxLength={120}
          {...form.field('shipment', {
            validate: (text) => text.trim().length >= 2 || t('mallOffice.shipment'),
          })}
        />
      )}
      <TextArea
        label={t('mallOffice.remarks')}
        optional
        rows={2}
        maxLength={300}
        {...form.register('remarks')}
      />
      {error && <FormFailure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setRejecting(true)}>
          {t('mallOffice.reject')}
        </Button>
        <Button
          type="submit"
          look="primary"
          className="flex-1"
          busy={approve.isPending || complete.isPending}
        >
          {t(isNew ? 'mallOffice.approve' : 'mallOffice.complete')}
        </Button>
      </div>
      <ReasonDialog
        open={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('mallOffice.reject')}
        text={t('mallOffice.rejectText')}
        action={t('mallOffice.reject')}
        isDanger
        busy={reject.isPending}
        error={reject.error}
        onReason={(remarks) =>
          reject.mutate({ params, body: { merchant, remarks } }, { onSuccess: () => setRejecting(false) })
        }
      />
    </form>
  )
}
