import { useApiMutation } from '#contract/react.ts'
import { members } from '#features/account/members/contract.ts'
import { useFresh } from '#features/account/security/site/proof/use-fresh.ts'
import { checkField, isPatternKind } from '#features/platform/validation/rules.ts'
import { timeZone, useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { dayIn } from '#kit/day.ts'
import { profile } from '../contract.ts'
import { refuseBirthday, refuseChange, type ProfileField } from '../rules.ts'
import { FieldInput } from './field-input.tsx'
import type { FieldView } from './profile-panel.tsx'

type Values = Partial<Record<ProfileField, string>>

export type FieldsFormProps = {
  readonly fields: readonly FieldView[]
  readonly minimumAge: number
  readonly onDone: () => void
}

/** The fields of one part, validated by the same code as on the server; if a proof is required, it is requested before the submit. */
export function FieldsForm({ fields, minimumAge, onDone }: FieldsFormProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(profile)
  const tell = useApiMutation(api.change, { invalidates: [api.show, api.history, useApi(members).info] })
  const fresh = useFresh()
  const open = fields.filter(({ may }) => may !== 'set')
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(open.map(({ field, value }) => [field, value ?? ''])),
  })
  const values = form.watch()
  const isSent = form.formState.isSubmitted
  const changed = open.filter(({ field, value }) => (values[field] ?? '').trim() !== (value ?? ''))
  const problemOf = (view: FieldView) => problem(texts, view, values[view.field] ?? '', minimumAge)
  const send = form.onSubmit(async () => {
    if (changed.some((view) => problemOf(view) !== undefined)) return
    if (changed.length === 0) return onDone()
    const body = { values: changed.map(({ field }) => ({ field, value: (values[field] ?? '').trim() })) }
    const work = () => tell.mutateAsync({ body })
    const isOk = changed.some(({ needsProof }) => needsProof)
      ? await fresh(work)
      : await work().catch((error: unknown) => {
          toast({ tone: 'danger', title: errorWords(texts, error) })
          return null
        })
    if (isOk === null) return
    toast({ tone: 'good', title: t('profile.saved') })
    onDone()
  })
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      {open.map((view) => (
        <FieldInput
          key={view.field}
          view={view}
          minimumAge={minimumAge}
          value={values[view.field] ?? ''}
          error={isSent && changed.includes(view) ? problemOf(view) : undefined}
          onValue={(value) => form.setValue(view.field, value)}
        />
      ))}
      <div className="flex justify-end gap-2.5">
        <Button onClick={onDone}>{t('ui.cancel')}</Button>
        <Button type="submit" look="primary" busy={tell.isPending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}

/** The error text for a value; undefined if it is valid. */
function problem(
  { t }: Texts,
  { field, rule: { kind, ...bounds } }: FieldView,
  raw: string,
  minimumAge: number,
): string | undefined {
  const value = raw.trim()
  const found = isPatternKind(kind) ? checkField(field, { kind, ...bounds }, value) : null
  if (found) return t(`refusal.validation.field.${found.problem}`, { ...found })
  const wrong = refuseChange(field, null, value)
  if (wrong) return t(`refusal.${wrong.refused}`)
  if (field !== 'birthday' || value === '') return undefined
  const young = refuseBirthday(value, { today: dayIn(timeZone(), new Date()), minimumAge })
  if (!young) return undefined
  return young.refused === 'profile.tooYoung'
    ? t('refusal.profile.tooYoung', { age: young.detail.age })
    : t('refusal.profile.dayInvalid')
}
