import clsx from 'clsx'
import { useState } from 'react'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { limits } from '../contract/member.ts'
import { type Figure, type Limit, type Mine } from './figures.ts'
import { boundsOf } from '../rules/limits.ts'
import { clockText, limitName, minutesText } from '../words.ts'

export type LimitDialogProps = {
  readonly open: boolean
  readonly limit: Limit
  readonly mine: Mine
  readonly onClose: () => void
}

/** Sets one limit. A lower one applies immediately; a higher one waits and needs confirmation. */
export function LimitDialog({ open, limit, mine, onClose }: LimitDialogProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="narrow"
      title={limitName(texts, limit)}
      text={t('limits.dialogLead', { hours: mine.loosenHours })}
    >
      {open && <Form limit={limit} mine={mine} onClose={onClose} />}
    </Dialog>
  )
}

type Typed = { text: string; hours: number }
const ALL_HOURS = 0xffffff

function typedOf({ value }: Limit): Typed {
  if (value === null) return { text: '', hours: ALL_HOURS }
  if ('amount' in value) return { text: moneyText(value.amount).replace(/\.00$/, ''), hours: ALL_HOURS }
  return 'hours' in value
    ? { text: '', hours: value.hours }
    : { text: String(value.minutes), hours: ALL_HOURS }
}

/** The typed text as a value; null if it is invalid or out of bounds. */
function figureOf(limit: Limit, { text, hours }: Typed): Figure | null {
  const { kind } = limit
  if (kind === 'hours') return hours === 0 ? null : { hours }
  if (kind === 'time' || kind === 'session' || kind === 'check') {
    const { least, most } = boundsOf(limit)
    const minutes = /^\d{1,5}$/.test(text) ? BigInt(text) : null
    return minutes !== null && minutes >= least && minutes <= most ? { minutes: Number(minutes) } : null
  }
  const amount = parseMoney(text)
  return amount === null ? null : { amount }
}

function Form({ limit, mine, onClose }: Omit<LimitDialogProps, 'open'>) {
  const { t, date } = useTexts()
  const api = useApi(limits)
  const told = useApiMutation(api.set, { invalidates: [api.mine, api.history] })
  const form = useForm<Typed>({ defaultValues: typedOf(limit) })
  const typed = form.watch()
  const { kind, period } = limit
  const figure = figureOf(limit, typed)
  const send = (to: Figure | null) =>
    told.mutate(
      { body: { kind, period, to } },
      {
        onSuccess: ({ from }) => {
          const title = from ? t('limits.savedLater', { date: date(from, 'minute') }) : t('limits.savedNow')
          toast({ tone: 'good', title })
          onClose()
        },
      },
    )
  const [isZero, setZero] = useState(false)
  const submit = form.onSubmit(() => {
    if (figure && 'amount' in figure && figure.amount === 0n) return setZero(true)
    if (figure) send(kind === 'hours' && typed.hours === ALL_HOURS ? null : figure)
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FigureField
        limit={limit}
        mine={mine}
        typed={typed}
        onText={(text) => form.setValue('text', text)}
        onHours={(hours) => form.setValue('hours', hours)}
      />
      {told.error && <FormFailure error={told.error} />}
      <div className="grid gap-2.5">
        <Button type="submit" look="primary" wide busy={told.isPending} disabled={!figure}>
          {t('limits.save')}
        </Button>
        {limit.value !== null && (
          <Button wide look="ghost" disabled={told.isPending} onClick={() => send(null)}>
            {t('limits.remove')}
          </Button>
        )}
      </div>
      <Confirm
        open={isZero}
        title={t('limits.zeroTitle')}
        text={t(kind === 'deposit' ? 'limits.zeroText.deposit' : 'limits.zeroText.play', {
          hours: mine.loosenHours,
        })}
        action={t('limits.zeroDo')}
        danger
        busy={told.isPending}
        onConfirm={() => {
          setZero(false)
          send({ amount: 0n })
        }}
        onClose={() => setZero(false)}
      />
    </form>
  )
}

type FieldProps = {
  readonly limit: Limit
  readonly mine: Mine
  readonly typed: Typed
  readonly onText: (text: string) => void
  readonly onHours: (hours: number) => void
}

function FigureField({ limit, mine, typed, onText, onHours }: FieldProps) {
  const texts = useTexts()
  const { t } = texts
  const { kind } = limit
  if (kind === 'hours') return <HoursField hours={typed.hours} zone={mine.timeZone} onChange={onHours} />
  if (kind === 'time' || kind === 'session' || kind === 'check') {
    const { least, most } = boundsOf(limit)
    const said = { least: minutesText(texts, Number(least)), most: minutesText(texts, Number(most)) }
    return (
      <TextField
        label={t('limits.minutesLabel')}
        hint={t('limits.bounds', said)}
        inputMode="numeric"
        autoComplete="off"
        value={typed.text}
        onChange={(event) => onText(event.target.value.replaceAll(/\D/g, '').slice(0, 5))}
      />
    )
  }
  return (
    <MoneyField label={t('limits.amount')} currency={mine.currency} value={typed.text} onChange={onText} />
  )
}

/** The day as twenty-four toggle buttons: pressed hours are allowed. */
function HoursField({
  hours,
  zone,
  onChange,
}: {
  readonly hours: number
  /** The time zone of the hours. */
  readonly zone: string
  readonly onChange: (hours: number) => void
}) {
  const { t } = useTexts()
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2.5 text-13 font-medium">{t('limits.hoursLabel')}</legend>
      <div className="grid grid-cols-6 gap-1.5">
        {Array.from({ length: 24 }, (_, hour) => {
          const isOpen = ((hours >> hour) & 1) === 1
          const name = t('limits.hourName', { from: clockText(hour), to: clockText((hour + 1) % 24) })
          return (
            <button
              key={hour}
              type="button"
              aria-pressed={isOpen}
              aria-label={name}
              onClick={() => onChange(hours ^ (1 << hour))}
              className={clsx(
                'num h-11 rounded-control border text-13 font-medium transition-colors duration-120',
                isOpen
                  ? 'border-action bg-action-soft text-action-text'
                  : 'border-control bg-transparent text-muted hover:bg-raised',
              )}
            >
              {hour}
            </button>
          )
        })}
      </div>
      <p className="text-13 text-muted">
        {t('limits.hoursZone', { zone: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') })}
      </p>
    </fieldset>
  )
}
