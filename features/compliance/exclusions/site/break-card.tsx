import { Pause, ShieldBan } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { endSession } from '#ui/api/session.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { exclusions } from '../contract/member.ts'
import { endOf, type Term } from '../rules/terms.ts'
import { showExclusion } from './exclusion-store.ts'

const timeOuts: readonly Term[] = [1, 2, 7, 14, 28, 42].map((days) => ({ kind: 'timeOut', days }))
const selves: readonly Term[] = [6, 12, 24, 36, 60, null].map((months) => ({ kind: 'self', months }))
const DAYS_OF_WEEK = 7
const MONTHS_OF_YEAR = 12

/** "1 week", "6 months", "Permanently". */
export function termText({ t }: Texts, term: Term): string {
  if (term.kind === 'timeOut')
    return term.days % DAYS_OF_WEEK === 0
      ? t('exclusions.weeks', { count: term.days / DAYS_OF_WEEK })
      : t('exclusions.days', { count: term.days })
  if (term.months === null) return t('exclusions.forGood')
  return term.months % MONTHS_OF_YEAR === 0
    ? t('exclusions.years', { count: term.months / MONTHS_OF_YEAR })
    : t('exclusions.months', { count: term.months })
}

/** Starts a time-out (days or weeks) or a self-exclusion (months, years or permanent). */
export function BreakCard() {
  const { t } = useTexts()
  return (
    <section className="panel grid gap-5 p-5">
      <div className="grid gap-1">
        <h2 className="text-16">{t('exclusions.title')}</h2>
        <p className="text-13 text-muted">{t('exclusions.lead')}</p>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <BreakChoice name="timeOut" terms={timeOuts} />
        <BreakChoice name="self" terms={selves} />
      </div>
    </section>
  )
}

type ChoiceProps = { readonly name: 'timeOut' | 'self'; readonly terms: readonly Term[] }

function BreakChoice({ name, terms }: ChoiceProps) {
  const texts = useTexts()
  const { t } = texts
  const form = useForm({ defaultValues: { at: '0' } })
  const [isAsking, setAsking] = useState(false)
  const term = terms[Number(form.watch('at'))]
  const Icon = name === 'timeOut' ? Pause : ShieldBan
  return (
    <div className="grid content-start gap-3">
      <h3 className="flex items-center gap-2.5 text-14">
        <Icon size={18} className="text-action-text" aria-hidden />
        {t(`exclusions.${name}`)}
      </h3>
      <p className="text-13 text-muted">{t(`exclusions.${name}Text`)}</p>
      <SelectField
        label={t('exclusions.howLong')}
        options={terms.map((one, place) => ({ value: String(place), label: termText(texts, one) }))}
        {...form.register('at')}
      />
      <Button look="outline" onClick={() => setAsking(true)}>
        {t(name === 'timeOut' ? 'exclusions.startTimeOut' : 'exclusions.startSelf')}
      </Button>
      {term && <Sure term={term} open={isAsking} onClose={() => setAsking(false)} />}
    </div>
  )
}

type SureProps = { readonly term: Term; readonly open: boolean; readonly onClose: () => void }

/** Confirms the time-out or exclusion: states its length and consequences before it starts. */
function Sure({ term, open, onClose }: SureProps) {
  const texts = useTexts()
  const { t, date } = texts
  const told = useApiMutation(useApi(exclusions).start)
  const end = endOf(term, new Date())
  // A time-out, a self-exclusion and a permanent one are named apart, in the title and in the button.
  const which = term.kind === 'timeOut' ? 'timeOut' : end ? 'self' : 'forGood'
  const length = { term: termText(texts, term) }
  const start = () =>
    told.mutate(
      { body: term },
      {
        onSuccess: ({ kind, until }) => {
          onClose()
          endSession()
          showExclusion({ kind, since: new Date(), until, playFrom: null, pass: null })
        },
      },
    )
  return (
    <Confirm
      open={open}
      title={t(`exclusions.sureTitle.${which}`, length)}
      text={
        which === 'forGood' || !end
          ? t('exclusions.sure.forGood')
          : t(`exclusions.sure.${which}`, { date: date(end, 'minute') })
      }
      action={t(`exclusions.sureDo.${which}`, length)}
      keep={t('exclusions.sureNot')}
      danger
      busy={told.isPending}
      onConfirm={start}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p className="text-muted">{t('exclusions.sureMoney')}</p>
        {told.error && <FormFailure error={told.error} />}
      </div>
    </Confirm>
  )
}
