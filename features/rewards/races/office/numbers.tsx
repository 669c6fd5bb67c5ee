import { useTexts } from '#texts/use-texts.ts'
import type { Form } from '#ui/api/use-form.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { RaceDraft } from './draft.ts'

type Whole = 'wagering' | 'days' | 'startsIn' | 'runs' | 'settleHours' | 'claimDays'

/** Whole numbers of the form, each by its name. */
export function Numbers({
  form,
  names,
}: {
  readonly form: Form<RaceDraft>
  readonly names: readonly Whole[]
}) {
  const { t } = useTexts()
  const label = (name: Whole) =>
    name === 'wagering' || name === 'days' || name === 'claimDays'
      ? t(`missionsOffice.field.${name}`)
      : t(`racesOffice.field.${name}`)
  return names.map((name) => (
    <TextField
      key={name}
      label={label(name)}
      inputMode="numeric"
      {...form.field(name, {
        validate: (value) => /^\d+$/.test(value.trim()) || t('missionsOffice.required'),
      })}
    />
  ))
}
