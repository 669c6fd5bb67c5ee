import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { minuteIn, momentIn } from '#kit/day/zoned.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApi } from '#ui/api/use-api.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { FormDialog } from '#ui/office/form-dialog.tsx'
import { eventName, useSportNames } from '../../shown/names.ts'
import type { DeskEvent } from '../desk-event.tsx'

const states = ['scheduled', 'postponed'] as const
type Props = { readonly event: DeskEvent; readonly onClose: () => void }

/** Postpones an event, or schedules it for another time; a second operator approves it. */
export function StateDialog({ event, onClose }: Props) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const api = useApi(sportsOffice)
  const change = useApiMutation(api.changeState, { invalidates: [api.event, api.events] })
  const [to, setTo] = useState<(typeof states)[number]>(
    event.state === 'postponed' ? 'scheduled' : 'postponed',
  )
  const [at, setAt] = useState(() => minuteIn(timeZone(), event.startsAt))
  const [reason, setReason] = useState('')
  const isReady = reason.trim() !== '' && (to === 'postponed' || at !== '')
  const send = () => {
    const startsAt = to === 'scheduled' ? { startsAt: momentIn(timeZone(), at) } : {}
    change.mutate(
      { params: { event: event.id }, body: { to, ...startsAt, reason: reason.trim() } },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('sportDesk.move')}
      text={t('sportDesk.moveText', { event: eventName(event, label) })}
      action={t('sportDesk.moveSend')}
      isReady={isReady}
      call={change}
      onSend={send}
    >
      <SelectField
        label={t('sportDesk.moveTo')}
        value={to}
        options={states.map((value) => ({ value, label: t(`sportDesk.moveTo.${value}`) }))}
        onChange={({ target }) => setTo(target.value === 'scheduled' ? 'scheduled' : 'postponed')}
      />
      {to === 'scheduled' && (
        <TextField
          type="datetime-local"
          name="startsAt"
          label={t('sportDesk.moveAt', { zone: timeZone() })}
          value={at}
          onChange={({ target }) => setAt(target.value)}
        />
      )}
      <TextArea
        label={t('sportDesk.reason')}
        name="reason"
        rows={2}
        value={reason}
        {...textBounds(sportsOffice.changeState, 'reason')}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  )
}
