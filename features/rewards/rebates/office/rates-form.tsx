import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { rebatesOffice } from '../contract/office.ts'
import { draftOf, termsOfDraft, type Draft } from '../rules/draft.ts'
import { ratesOf } from '../rules/shown.ts'
import { categories, periods, programs, type Program, type Terms } from '../rules/terms.ts'
import { nameOf } from './category-name.ts'

type Props = {
  readonly merchant: string
  readonly currency: Currency
  /** The newest version, from which the form starts. */
  readonly from: Terms | null
  readonly onClose: () => void
}

/** New rates from a later day; a second operator approves them. */
export function RatesForm({ merchant, currency, from, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(rebatesOffice)
  const publish = useApiMutation(api.publish, { invalidates: [api.rates] })
  const form = useForm<Draft>({ defaultValues: draftOf(from) })
  const send = form.onSubmit(({ fromDay, reason, ...draft }) =>
    publish.mutate(
      { body: { merchant, fromDay, reason: reason.trim(), terms: termsOfDraft(draft, from) } },
      { onSuccess: onClose },
    ),
  )
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('rebatesOffice.new')}
      text={t('rebatesOffice.newText')}
      foot={
        <Button type="submit" form="rebate-rates" look="primary" wide busy={publish.isPending}>
          {t('rebatesOffice.publish')}
        </Button>
      }
    >
      <form id="rebate-rates" onSubmit={send} noValidate className="grid gap-5">
        <TextField
          type="date"
          label={t('rebatesOffice.fromDay')}
          hint={t('rebatesOffice.fromDayHint')}
          {...form.field('fromDay', { required: t('rebatesOffice.fromDay') })}
        />
        {programs.map((program) => (
          <ProgramFields key={program} program={program} form={form} currency={currency} />
        ))}
        <TextArea
          label={t('rebatesOffice.reason')}
          rows={2}
          maxLength={500}
          {...form.field('reason', {
            validate: (typed) => String(typed).trim().length >= 4 || t('rebatesOffice.reason'),
          })}
        />
        <FormFailure
          error={publish.error}
          fields={{ 'rebates.tooEarly': 'fromDay', 'rebates.chasing': 'cashback.period' }}
        />
      </form>
    </Drawer>
  )
}

type FieldsProps = { readonly program: Program; readonly form: Form<Draft>; readonly currency: Currency }

/** One program: whether it is on, its period, claim, limits, and rates from level 0 upwards. */
function ProgramFields({ program, form, currency }: FieldsProps) {
  const texts = useTexts()
  const { t } = texts
  const isOn = form.watch(`${program}.isOn`)
  const rate = {
    validate: (typed: unknown) => ratesOf(String(typed)) !== null || t('rebatesOffice.ratesWrong'),
  }
  return (
    <fieldset className="panel grid gap-4 p-4">
      <legend className="sr-only">{t(`rebates.program.${program}`)}</legend>
      <Checkbox
        label={t(`rebates.program.${program}`)}
        hint={t(`rebatesOffice.about.${program}`)}
        {...form.register(`${program}.isOn`)}
      />
      {isOn && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('rebates.settled')}
              options={periods
                .filter((period) => program !== 'cashback' || !['fiveMinutes', 'hour'].includes(period))
                .map((value) => ({ value, label: t(`rebates.period.${value}`) }))}
              {...form.field(`${program}.period`)}
            />
            {program !== 'cashback' && (
              <SelectField
                label={t('rebates.credit')}
                options={(['byHand', 'automatic'] as const).map((value) => ({
                  value,
                  label: t(`rebatesOffice.claim.${value}`),
                }))}
                {...form.field(`${program}.claim`)}
              />
            )}
          </div>
          <MoneyField
            label={t('rebates.minimum')}
            currency={currency}
            {...form.bound(`${program}.minimum`)}
          />
          <MoneyField
            label={t('rebates.maximum')}
            currency={currency}
            {...form.bound(`${program}.maximum`)}
          />
          <p className="text-12 text-muted">{t('rebatesOffice.ratesHint')}</p>
          {program === 'rebate' ? (
            <div className="grid gap-4 sm:grid-cols-2">
              {categories.map((category) => (
                <TextField
                  key={category}
                  label={nameOf(texts, category)}
                  autoComplete="off"
                  {...form.field(`rebate.rates.${category}`, rate)}
                />
              ))}
            </div>
          ) : (
            <TextField
              label={t('rebates.rate')}
              autoComplete="off"
              {...form.field(`${program}.rates.all`, rate)}
            />
          )}
        </>
      )}
    </fieldset>
  )
}
