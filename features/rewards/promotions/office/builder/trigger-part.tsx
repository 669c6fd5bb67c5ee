import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { triggerKinds } from '../../rules/triggers.ts'
import { Part, useInputs, type Parts } from './inputs.tsx'

type Props = Parts & {
  readonly methods: readonly { readonly code: string; readonly en: string; readonly vi: string }[]
}

/** What gives the promotion, with the inputs of each trigger. */
export function TriggerPart({ form, currency, methods }: Props) {
  const { t } = useTexts()
  const trigger = form.watch('trigger')
  const { sum, text, whole } = useInputs({ form, currency })
  const isAgain = ['birthday', 'schedule', 'levelUp', 'mission', 'race', 'referral'].includes(trigger)
  return (
    <Part title={t('promotionsOffice.field.trigger')}>
      <SelectField
        label={t('promotionsOffice.field.trigger')}
        options={triggerKinds.map((value) => ({ value, label: t(`promotionsOffice.when.${value}`) }))}
        {...form.field('trigger', {
          // a share of a deposit needs one
          onChange: () => {
            const { trigger: chosen, gift } = form.getValues()
            if (chosen !== 'deposit' && gift === 'match') form.setValue('gift', 'bonus')
          },
        })}
      />
      {trigger === 'deposit' && <DepositInputs {...{ form, currency, methods }} />}
      {trigger === 'code' && text('code')}
      {trigger === 'application' && (
        <>
          {text('asksEn', { isOptional: true })}
          {text('asksVi', { isOptional: true })}
          <Checkbox label={t('promotionsOffice.field.isActivity')} {...form.register('isActivity')} />
        </>
      )}
      {trigger === 'schedule' && <ScheduleInputs {...{ form, currency }} />}
      {trigger === 'levelUp' && whole('level', { isOptional: true })}
      {trigger === 'race' && whole('placeMost', { isOptional: true })}
      {trigger === 'referral' && (
        <>
          <SelectField
            label={t('promotionsOffice.field.side')}
            options={(['inviter', 'friend'] as const).map((value) => ({
              value,
              label: t(`promotionsOffice.side.${value}`),
            }))}
            {...form.field('side')}
          />
          {sum('friendDeposit')}
          {sum('friendTurnover')}
          {whole('friendDays')}
          {form.watch('side') === 'inviter' && whole('friendsMost', { isOptional: true })}
        </>
      )}
      {trigger === 'operator' && text('accounts', { isLong: true })}
      {isAgain && <Checkbox label={t('promotionsOffice.field.once')} {...form.register('once')} />}
    </Part>
  )
}

function DepositInputs({ form, currency, methods }: Props) {
  const { t, lang } = useTexts()
  const { sum, text, whole } = useInputs({ form, currency })
  const chosen = form.watch('methods')
  const toggle = (code: string, isOn: boolean) =>
    form.setValue('methods', isOn ? [...chosen, code] : chosen.filter((each) => each !== code))
  return (
    <>
      {sum('least')}
      {whole('nth', { isOptional: true })}
      {text('code', { isOptional: true })}
      <fieldset>
        <legend className="text-13 font-medium">{t('promotionsOffice.field.methods')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {methods.map(({ code, ...name }) => (
            <Checkbox
              key={code}
              label={name[lang]}
              checked={chosen.includes(code)}
              onChange={(event) => toggle(code, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}

function ScheduleInputs({ form, currency }: Parts) {
  const { t } = useTexts()
  const { whole } = useInputs({ form, currency })
  const every = form.watch('every')
  const days = [1, 2, 3, 4, 5, 6, 7] as const
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={t('promotionsOffice.field.every')}
        options={(['once', 'day', 'week', 'month'] as const).map((value) => ({
          value,
          label: t(`promotionsOffice.every.${value}`),
        }))}
        {...form.field('every')}
      />
      {every === 'week' && (
        <SelectField
          label={t('promotionsOffice.field.weekday')}
          options={days.map((value) => ({
            value: String(value),
            label: t(`promotionsOffice.weekday.${value}`),
          }))}
          {...form.field('on')}
        />
      )}
      {every === 'month' && whole('on')}
      {every !== 'once' && (
        <TextField label={t('promotionsOffice.field.at')} type="time" {...form.field('at')} />
      )}
    </div>
  )
}
