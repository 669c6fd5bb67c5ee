import { Plus, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { WEEK, weekdayName } from '#texts/weekdays.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { liveOffice } from '../contract.ts'
import type { TableShown } from './table-drawer.tsx'

type Window = TableShown['hours']['windows'][number]

const EVENING: Window = { days: [...WEEK], from: '18:00', to: '02:00' }

type Props = { readonly shown: TableShown; readonly mayChange: boolean }

/** Pace and opening hours of a table; a change is a new version that a second operator approves. */
export function HoursForm({ shown, mayChange }: Props) {
  const { t } = useTexts()
  const api = useApi(liveOffice)
  const set = useApiMutation(api.setHours, { invalidates: [api.one, api.list, api.incidents] })
  const { hours, usualSeconds, row } = shown
  const [seconds, setSeconds] = useState(hours.sellsSeconds > 0 ? `${hours.sellsSeconds}` : '')
  const [windows, setWindows] = useState<readonly Window[]>(hours.windows)
  const [reason, setReason] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const own = windows.map((one) => ({ ...one, days: [...one.days] }))
    set.mutate(
      { params: { table: row.code }, body: { sellsSeconds: Number(seconds), windows: own, reason } },
      { onSuccess: () => toast({ tone: 'good', title: t('liveOffice.hoursSet') }) },
    )
  }
  return (
    <form onSubmit={send} className="grid gap-3" noValidate>
      {usualSeconds === null ? (
        <p className="text-13 text-muted">{t('liveOffice.paceOwn')}</p>
      ) : (
        <TextField
          label={t('liveOffice.seconds')}
          hint={t('liveOffice.secondsHint', { seconds: usualSeconds })}
          name="sellsSeconds"
          inputMode="numeric"
          maxLength={3}
          value={seconds}
          onChange={({ target }) => setSeconds(target.value.replaceAll(/\D/g, ''))}
        />
      )}
      <h3 className="text-14 font-medium">{t('liveOffice.hours')}</h3>
      <p className="text-13 text-muted">{t('liveOffice.hoursText')}</p>
      {windows.length === 0 && <p className="text-13">{t('liveOffice.always')}</p>}
      {windows.map((window, at) => (
        <WindowFields
          // windows have no other identity than their place
          key={at}
          window={window}
          at={at}
          onChange={(next) => setWindows(windows.map((each, nth) => (nth === at ? next : each)))}
          onRemove={() => setWindows(windows.filter((_, nth) => nth !== at))}
        />
      ))}
      {mayChange && (
        <>
          <div>
            <Button look="quiet" size="sm" icon={Plus} onClick={() => setWindows([...windows, EVENING])}>
              {t('liveOffice.addHours')}
            </Button>
          </div>
          <TextField
            label={t('liveOffice.reason')}
            name="reason"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <FormFailure error={set.error} fields={{ 'liveOffice.paceInvalid': 'sellsSeconds' }} />
          <div>
            <Button type="submit" look="primary" size="sm" busy={set.isPending}>
              {t('liveOffice.setHours')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

type WindowProps = {
  readonly window: Window
  readonly at: number
  readonly onChange: (window: Window) => void
  readonly onRemove: () => void
}

function WindowFields({ window, at, onChange, onRemove }: WindowProps) {
  const { t, lang } = useTexts()
  const { days, from, to } = window
  return (
    <div className="panel grid gap-3 p-3">
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            label={weekdayName(lang, day, 'short')}
            checked={days.includes(day)}
            onChange={({ target }) =>
              onChange({
                ...window,
                days: target.checked ? [...days, day] : days.filter((each) => each !== day),
              })
            }
          />
        ))}
      </div>
      <div className="grid grid-cols-[1fr_1fr_auto] items-end gap-2">
        <TextField
          label={t('liveOffice.from')}
          name={`from${at}`}
          type="time"
          value={from}
          onChange={({ target }) => onChange({ ...window, from: target.value })}
        />
        <TextField
          label={t('liveOffice.to')}
          name={`to${at}`}
          type="time"
          value={to}
          onChange={({ target }) => onChange({ ...window, to: target.value })}
        />
        <IconButton icon={Trash2} label={t('liveOffice.removeHours', { place: at + 1 })} onClick={onRemove} />
      </div>
    </div>
  )
}
