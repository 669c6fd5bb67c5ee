import { CircleCheck } from 'lucide-react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { validationOffice } from '../contract.ts'
import { checkField, type FieldRule } from '../rules.ts'
import type { ListedRule } from './rules-tab.tsx'
import { askedOf, type Asked } from './asked.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'validation.outOfReach': 'maxLength',
} as const

export type RuleDialogProps = {
  readonly merchant: string
  readonly listed: ListedRule
  readonly onClose: () => void
}

const choices: readonly Asked[] = ['off', 'optional', 'required']

/** One field's rule, and a value tested against it before saving. */
export function RuleDialog({ merchant, listed, onClose }: RuleDialogProps) {
  const { t } = useTexts()
  const { field, least, most, kinds, isFixed } = listed
  const api = useApi(validationOffice)
  const told = useApiMutation(api.change, { invalidates: [api.rules] })
  const form = useForm<FieldRule>({ defaultValues: listed.rule })
  const rule = form.watch()
  const name = t(`validation.field.${field}`)
  const save = form.onSubmit((rule) =>
    told.mutate(
      { params: { merchant, field }, body: rule },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('validation.saved', { field: name }) })
          onClose()
        },
      },
    ),
  )
  const ask = (asked: Asked) => {
    form.setValue('enabled', asked !== 'off')
    form.setValue('required', asked === 'required')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('validation.edit', { field: name })}
      text={listed.says}
      width="narrow"
    >
      <form onSubmit={save} className="grid gap-4">
        <SelectField
          label={t('validation.kind')}
          options={kinds.map((kind) => ({ value: kind, label: t(`validation.kind.${kind}`) }))}
          {...form.register('kind')}
        />
        <div className="grid grid-cols-2 gap-3">
          <Length label={t('validation.min')} {...form.bound('minLength')} />
          <Length label={t('validation.max')} {...form.bound('maxLength')} />
        </div>
        <p className="text-12 text-faint">{t('settings.bounds', { least, most })}</p>
        <SelectField
          label={t('validation.asked')}
          options={choices.map((choice) => ({ value: choice, label: t(`validation.asked.${choice}`) }))}
          value={askedOf(rule)}
          disabled={isFixed}
          onChange={(event) => ask(choices.find((choice) => choice === event.target.value) ?? 'optional')}
        />
        <Preview field={field} rule={rule} />
        {told.error && <FormFailure error={told.error} fields={FIELD_OF} />}
        <Button type="submit" look="primary" wide busy={told.isPending}>
          {t('validation.save')}
        </Button>
      </form>
    </Dialog>
  )
}

type LengthProps = {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function Length({ label, value, onChange }: LengthProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 4)))}
    />
  )
}

/** A value tested against the rule as entered, saved or not. */
function Preview({ field, rule }: { readonly field: string; readonly rule: FieldRule }) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { value: '' } })
  const value = form.watch('value')
  const problem = checkField(field, rule, value)
  const words = problem ? t(`refusal.validation.field.${problem.problem}`, { ...problem }) : undefined
  return (
    <div className="grid gap-1.5 rounded-card border border-hair p-3">
      <TextField
        label={t('validation.preview')}
        hint={t('validation.previewHint')}
        error={value === '' ? undefined : words}
        {...form.register('value')}
      />
      {value !== '' && !problem && (
        <p role="status" className="flex items-center gap-1.5 text-13 text-action-text">
          <CircleCheck size={15} aria-hidden />
          {t('validation.passes')}
        </p>
      )}
    </div>
  )
}
