import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { WEEK, weekdayName } from '#texts/weekdays.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { lotterySetup } from '../../contract/setup.ts'
import { LotteryField, useTyped, type Lottery } from './lottery-field.tsx'

/** "Tue, Sat" */
export const weekdaysText = (lang: string, days: readonly number[]): string =>
  WEEK.filter((day) => days.includes(day))
    .map((day) => weekdayName(lang, day, 'short'))
    .join(', ')

type Props = { readonly lotteries: readonly Lottery[]; readonly freeFrom: string }

/** Weekdays, time of draw and closing time of a lottery from a day on. */
export function ScheduleForm({ lotteries, freeFrom }: Props) {
  const { t, lang } = useTexts()
  const api = useApi(lotterySetup)
  const set = useApiMutation(api.setSchedule, { invalidates: [api.calendar] })
  const onDays = lotteries.filter(({ times }) => times !== null)
  const { typed, put } = useTyped({
    lottery: 'XSMB',
    fromDay: freeFrom,
    at: '18:15',
    minutes: '15',
    reason: '',
  })
  const [days, setDays] = useState<readonly number[]>(WEEK)
  const choose = (code: string) => {
    const times = onDays.find((row) => row.code === code)?.times
    if (!times) return
    put({ lottery: code, at: times.at, minutes: `${times.closesBeforeMinutes}` })
    setDays(times.days)
  }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const { lottery, fromDay, at, minutes, reason } = typed
    const body = { lottery, fromDay, days: [...days], at, closesBeforeMinutes: Number(minutes), reason }
    set.mutate({ body }, { onSuccess: () => toast({ tone: 'good', title: t('lotteryOffice.scheduleSet') }) })
  }
  return (
    <form onSubmit={send} className="panel grid gap-3 p-4" noValidate>
      <h3 className="text-14 font-medium">{t('lotteryOffice.scheduleChange')}</h3>
      <LotteryField lotteries={onDays} value={typed.lottery} onChange={choose} />
      <fieldset className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="mb-1 text-13">{t('lotteryOffice.weekdays')}</legend>
        {WEEK.map((day) => (
          <Checkbox
            key={day}
            label={weekdayName(lang, day, 'long')}
            checked={days.includes(day)}
            onChange={({ target }) =>
              setDays(target.checked ? [...days, day] : days.filter((each) => each !== day))
            }
          />
        ))}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-3">
        <TextField
          label={t('lotteryOffice.fromDayField')}
          name="fromDay"
          type="date"
          min={freeFrom}
          value={typed.fromDay}
          onChange={({ target }) => put({ fromDay: target.value })}
        />
        <TextField
          label={t('lotteryOffice.drawTime')}
          name="at"
          type="time"
          value={typed.at}
          onChange={({ target }) => put({ at: target.value })}
        />
        <TextField
          label={t('lotteryOffice.closesMinutes')}
          name="closesBeforeMinutes"
          inputMode="numeric"
          value={typed.minutes}
          onChange={({ target }) => put({ minutes: target.value })}
        />
      </div>
      <TextField
        label={t('lotteryOffice.reason')}
        name="reason"
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => put({ reason: target.value })}
      />
      <FormFailure error={set.error} fields={{ 'lotteryOffice.tooSoon': 'fromDay' }} />
      <div>
        <Button type="submit" look="primary" size="sm" busy={set.isPending}>
          {t('lotteryOffice.scheduleChange')}
        </Button>
      </div>
    </form>
  )
}
