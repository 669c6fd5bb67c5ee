import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { sportPricesOffice } from '#features/sport/prices/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { FormDialog } from '#ui/office/form-dialog.tsx'
import { eventName, useSportNames } from '../shown/names.ts'
import type { DeskEvent } from './desk-event.tsx'

/** A number as it is typed, with point or comma; null: none. */
function numberIn(text: string): number | null {
  const value = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(value) ? null : value
}

/** Margin of all markets, and what is added to the model's expectation of each side. */
export function PriceDialog({ event, onClose }: { readonly event: DeskEvent; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const api = useApi(sportPricesOffice)
  const { data } = useApiQuery(api.book, { params: { event: event.id } })
  const price = useApiMutation(api.price, { invalidates: [api.book] })
  const [margin, setMargin] = useState<string | null>(null)
  const [home, setHome] = useState<string | null>(null)
  const [away, setAway] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const now = data?.pricing
  const values = {
    margin: numberIn(margin ?? String(Math.round((now?.margin ?? 0) * 10_000) / 100)),
    home: numberIn(home ?? String(now?.shift[0] ?? 0)),
    away: numberIn(away ?? String(now?.shift[1] ?? 0)),
  }
  const isReady =
    now !== undefined &&
    values.margin !== null &&
    values.home !== null &&
    values.away !== null &&
    reason.trim() !== ''
  const send = () => {
    price.mutate(
      {
        params: { event: event.id },
        body: {
          margin: (values.margin ?? 0) / 100,
          shift: [values.home ?? 0, values.away ?? 0],
          reason: reason.trim(),
        },
      },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('sportDesk.price')}
      text={t('sportDesk.priceText', { event: eventName(event, label) })}
      action={t('sportDesk.priceSend')}
      isReady={isReady}
      call={price}
      onSend={send}
    >
      <TextField
        label={t('sportDesk.marginPercent')}
        inputMode="decimal"
        value={margin ?? String(values.margin ?? '')}
        onChange={({ target }) => setMargin(target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t('sportDesk.shiftOf', { side: event.home?.name ?? t('sportDesk.side.home') })}
          inputMode="decimal"
          value={home ?? String(values.home ?? '')}
          onChange={({ target }) => setHome(target.value)}
        />
        <TextField
          label={t('sportDesk.shiftOf', { side: event.away?.name ?? t('sportDesk.side.away') })}
          inputMode="decimal"
          value={away ?? String(values.away ?? '')}
          onChange={({ target }) => setAway(target.value)}
        />
      </div>
      <TextArea
        label={t('sportDesk.reason')}
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
