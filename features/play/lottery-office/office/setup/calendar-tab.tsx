import { useState, type SubmitEvent } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { dayText } from '#ui/records/days.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotteryDraws } from '../../contract/draws.ts'
import { lotterySetup } from '../../contract/setup.ts'
import { useTyped, type Lottery } from './lottery-field.tsx'
import { ScheduleForm, weekdaysText } from './schedule-form.tsx'

type Calendar = Reply<typeof lotterySetup.calendar>
type Props = { readonly lotteries: readonly Lottery[]; readonly mayChange: boolean }

/** Days without a draw, and the weekdays and times of each lottery that is drawn on days of the week. */
export function CalendarTab({ lotteries, mayChange }: Props) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(lotterySetup).calendar, {})
  return (
    <QueryState of={asked} waiting={<SkeletonRows />}>
      {(calendar) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
          <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            <h2 className="text-16 font-medium">{t('lotteryOffice.holidays')}</h2>
            <Holidays calendar={calendar} lotteries={lotteries} mayChange={mayChange} />
            {mayChange && <AddHoliday lotteries={lotteries} />}
          </section>
          <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
            <h2 className="text-16 font-medium">{t('lotteryOffice.schedules')}</h2>
            <Schedules calendar={calendar} lotteries={lotteries} />
            {mayChange && <ScheduleForm lotteries={lotteries} freeFrom={calendar.freeFrom} />}
          </section>
        </div>
      )}
    </QueryState>
  )
}

type PartProps = Props & { readonly calendar: Calendar }

/** The name of a scope: a lottery, or a family such as all provinces of the South. */
function useScopes(lotteries: readonly Lottery[]) {
  const { lang } = useTexts()
  const onDays = lotteries.filter(({ times }) => times !== null)
  const families = new Map(onDays.map(({ family, familyName }) => [family, familyName[lang]]))
  const codes = new Map(onDays.map(({ code, name }) => [code, name[lang]]))
  const scopes = new Map([...families, ...codes])
  return { scopes, nameOf: (scope: string) => scopes.get(scope) ?? scope }
}

function Holidays({ calendar: { holidays }, lotteries, mayChange }: PartProps) {
  const { t, lang } = useTexts()
  const { nameOf } = useScopes(lotteries)
  const api = useApi(lotterySetup)
  const remove = useApiMutation(api.removeHoliday, { invalidates: [api.calendar] })
  const [chosen, setChosen] = useState<Calendar['holidays'][number] | null>(null)
  if (holidays.length === 0) return <p className="text-13 text-muted">{t('lotteryOffice.noHolidays')}</p>
  return (
    <>
      <ul className="grid gap-2 text-14">
        {holidays.map((holiday) => (
          <li
            key={`${holiday.scope}:${holiday.day}`}
            className="panel flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2"
          >
            <span className="num">{dayText(lang, holiday.day, 'short')}</span>
            <span className="min-w-0 flex-1">
              {nameOf(holiday.scope)} <span className="text-muted">· {holiday.name}</span>
            </span>
            {mayChange && (
              <Button look="quiet" size="xs" onClick={() => setChosen(holiday)}>
                {t('lotteryOffice.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ReasonDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={t('lotteryOffice.holidayRemove')}
        text={t('lotteryOffice.holidayRemoveText')}
        action={t('lotteryOffice.remove')}
        busy={remove.isPending}
        error={remove.error}
        onReason={(reason) =>
          chosen &&
          remove.mutate(
            { body: { scope: chosen.scope, day: chosen.day, reason } },
            { onSuccess: () => setChosen(null) },
          )
        }
      />
    </>
  )
}

function AddHoliday({ lotteries }: Pick<Props, 'lotteries'>) {
  const { t } = useTexts()
  const { scopes } = useScopes(lotteries)
  const api = useApi(lotterySetup)
  const draws = useApi(lotteryDraws)
  const add = useApiMutation(api.addHoliday, { invalidates: [api.calendar, draws.list] })
  const { typed, put } = useTyped({ scope: 'XSMB', day: '', name: '', reason: '' })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    add.mutate(
      { body: typed },
      {
        onSuccess: ({ voided }) =>
          toast({ tone: 'good', title: t('lotteryOffice.holidayAdded', { voided }) }),
      },
    )
  }
  return (
    <form onSubmit={send} className="panel grid gap-3 p-4" noValidate>
      <h3 className="text-14 font-medium">{t('lotteryOffice.holidayAdd')}</h3>
      <p className="text-12 text-muted">{t('lotteryOffice.holidayText')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t('lotteryOffice.scope')}
          name="scope"
          value={typed.scope}
          options={[...scopes].map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => put({ scope: target.value })}
        />
        <TextField
          label={t('lotteryOffice.day')}
          name="day"
          type="date"
          value={typed.day}
          onChange={({ target }) => put({ day: target.value })}
        />
      </div>
      <TextField
        label={t('lotteryOffice.holidayName')}
        name="name"
        maxLength={80}
        value={typed.name}
        onChange={({ target }) => put({ name: target.value })}
      />
      <TextField
        label={t('lotteryOffice.reason')}
        name="reason"
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => put({ reason: target.value })}
      />
      <FormFailure
        error={add.error}
        fields={{
          'lotteryOffice.holidayTaken': 'day',
          'lotteryOffice.dayPast': 'day',
          'lotteryOffice.unknownLottery': 'scope',
        }}
      />
      <div>
        <Button type="submit" look="primary" size="sm" busy={add.isPending}>
          {t('lotteryOffice.holidayAdd')}
        </Button>
      </div>
    </form>
  )
}

/** The usual times of each lottery and what replaces them. */
function Schedules({ calendar: { schedules }, lotteries }: Omit<PartProps, 'mayChange'>) {
  const { t, lang } = useTexts()
  const rows = lotteries.flatMap(({ code, name, times }) =>
    times ? [{ code, name: name[lang], times }] : [],
  )
  return (
    <ul className="grid gap-1 text-13" aria-label={t('lotteryOffice.schedules')}>
      {rows.map(({ code, name, times }) => (
        <li key={code} className="grid gap-0.5 border-b border-hair py-1.5">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium">{name}</span>
            <span className="num whitespace-normal text-muted">
              {weekdaysText(lang, times.days)} · {times.at} ·{' '}
              {t('lotteryOffice.closesBefore', { minutes: times.closesBeforeMinutes })}
            </span>
          </span>
          {schedules
            .filter(({ lottery }) => lottery === code)
            .map(({ fromDay, days, at, closesBeforeMinutes }) => (
              <span key={fromDay} className="num text-12 whitespace-normal text-warning">
                {t('lotteryOffice.fromDay', { day: dayText(lang, fromDay, 'short') })}:{' '}
                {weekdaysText(lang, days)} · {at} ·{' '}
                {t('lotteryOffice.closesBefore', { minutes: closesBeforeMinutes })}
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
